"""What the options of each profile are, as the rules list them."""

from __future__ import annotations

import csv
import io

# The values of each profile, and those of a match, as the rules list them.
PROFILES = """
option,reach,jpml,ema,ema-2016,wrc,wrc-2022,tenhou,majsoul,mleague
double_wind_pair_fu,4,2,2,4,2,2,4,4,2
rinshan_tsumo_fu,0,2,2,2,2,2,2,2,2
kiriage_mangan,no,no,yes,no,yes,yes,no,no,yes
counted_yakuman,yakuman,yakuman,sanbaiman,sanbaiman,yakuman,sanbaiman,yakuman,yakuman,sanbaiman
several_yakuman_add,no,yes,no,no,yes,yes,yes,yes,yes
double_yakuman_forms,no,no,no,no,no,no,no,yes,no
ippatsu,yes,no,yes,yes,yes,yes,yes,yes,yes
ura_dora,yes,no,yes,yes,yes,yes,yes,yes,yes
kan_dora,yes,no,yes,yes,yes,yes,yes,yes,yes
red_fives,0,0,0,0,0,0,3,3,3
open_tanyao,yes,yes,yes,yes,yes,yes,yes,yes,yes
renhou,mangan,none,mangan,mangan,mangan,mangan,none,none,none
ryuuiisou_needs_green_dragon,yes,no,no,no,no,no,no,no,no
kokushi_robs_concealed_kong,yes,no,yes,yes,no,no,no,yes,no
pao,daisangen daisuushii suukantsu,daisangen daisuushii suukantsu,daisangen daisuushii,daisangen daisuushii,daisangen daisuushii suukantsu,daisangen daisuushii,daisangen daisuushii,daisangen daisuushii,daisangen daisuushii suukantsu
pao_covers,whole hand,whole hand,whole hand,whole hand,liable yakuman,whole hand,whole hand,liable yakuman,liable yakuman
pao_honba_payer,discarder,discarder,discarder,discarder,discarder,discarder,liable,liable,liable
multiple_ron,head bump,head bump,all,all,head bump,head bump,double,all,head bump
honba_on_multiple_ron,first,first,each,each,first,first,first,first,first
nagashi_mangan,no,no,no,no,no,no,yes,yes,no
aborts,nine-terminals four-winds four-riichi four-quads,none,none,none,none,none,nine-terminals four-winds four-riichi four-quads three-ron,nine-terminals four-winds four-riichi four-quads,none
chombo,mangan,mangan,after the match,after the match,after the match,after the match,mangan,mangan,after the match
chombo_points,20000,20000,20000,20000,20000,20000,20000,20000,20000
noten_pool,3000,3000,3000,3000,3000,3000,3000,3000,3000
start_points,30000,30000,30000,30000,30000,30000,25000,25000,25000
return_points,30000,30000,30000,30000,30000,30000,30000,25000,30000
oka_to_first,no,no,no,no,no,no,yes,no,yes
uma,jpml,jpml,15 5 -5 -15,15 5 -5 -15,15 5 -5 -15,15 5 -5 -15,20 10 -10 -20,15 5 -5 -15,30 10 -10 -30
final_rounding,none,none,none,none,none,none,"thousand, half away from zero",none,none
ties,split,split,split,split,split,split,seat order,seat order,split
leftover_sticks,nobody,nobody,nobody,nobody,nobody,nobody,first,first,first
bust_ends,no,no,no,no,no,no,yes,yes,no
west_round_below_return,no,no,no,no,no,no,yes,yes,no
leading_dealer_may_stop,no,no,no,no,no,no,yes,yes,no
three_player_self_draw,loss,loss,loss,loss,loss,loss,loss,loss,loss
three_player_honba,200,200,200,200,200,200,200,200,200
three_player_noten_pool,2000,2000,2000,2000,2000,2000,2000,2000,2000
three_player_start,35000,35000,35000,35000,35000,35000,35000,35000,35000
three_player_return,40000,40000,40000,40000,40000,40000,40000,35000,40000
three_player_uma,20 0 -20,20 0 -20,20 0 -20,20 0 -20,20 0 -20,20 0 -20,20 0 -20,15 0 -15,20 0 -20
"""  # noqa: E501
OWN = {line["option"]: line for line in csv.DictReader(io.StringIO(PROFILES.strip()))}
