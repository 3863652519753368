import type { Messages } from '@corvo/core';

/** What the teacher says. Names come from the game’s own texts. */
export const en: Messages = {
  'lesson.orders': 'Orders and a round',
  'lesson.orders.about': 'Place orders, send the Raven, march, gather Power: one whole round.',
  'lesson.orders.welcome':
    'You lead House Lannister. Castles and strongholds win the game: whoever controls 7 wins at once, otherwise whoever has the most after 10 rounds. Look at your 4 areas in the west, the port among them, then go on.',
  'lesson.orders.place':
    'Every area with your units takes exactly 1 order, face down; a port too. Put a March $t(area.lannisport, in), Consolidate Power $t(area.stoney-sept, in) and $t(area.port-of-lannisport, in), Support $t(area.the-golden-sound, in).',
  'lesson.orders.place.no-march': 'Without a March the army $t(area.lannisport, in) stays at home. Put a March there.',
  'lesson.orders.place.no-power':
    'Put the normal Consolidate Power $t(area.stoney-sept, in): with its crown it pays 2.',
  'lesson.orders.place.at-sea':
    'Allowed, but give the Ship $t(area.the-golden-sound, in) a Support order: it could help a neighbor in battle.',
  'lesson.orders.march':
    'Marches go in the order of the Iron Throne: Baratheon stayed where it was. Send at least 1 unit $t(area.lannisport, from) $t(area.riverrun, to), a stronghold. The rest may stay.',
  'lesson.orders.march.elsewhere': 'That is a valid march, but the stronghold to take is $t(area.riverrun, the).',
  'lesson.orders.end':
    'You now control $t(area.riverrun, the). Power came in: 2 $t(area.stoney-sept, from), 1 for the order and 1 for the crown, and 1 from the port. All orders came back, 3 Westeros cards were drawn, and round 2 is being planned.',
  'lesson.orders.place.port':
    'In a port Consolidate Power pays 1 while no enemy Ship holds the sea before it. Put one $t(area.port-of-lannisport, in).',
  'lesson.orders.raven':
    'All orders are revealed. You hold the Messenger Raven: exchange 1 of your orders, or look at the top wildling card. Look at the card.',
  'lesson.orders.raven.other': 'That is allowed too, but this time use the Raven to look at the wildling card.',
  'lesson.orders.card':
    'Only you see the card: your log names it, the others’ logs do not. Leave it on top or put it under the deck: as you like.',

  'lesson.raid': 'Raids',
  'lesson.raid.about': 'Take away orders before they act, and take Power with them.',
  'lesson.raid.look':
    'The orders are revealed and raids come first. You have 2: a normal one $t(area.riverrun, in), a special one $t(area.stoney-sept, in).',
  'lesson.raid.pillage':
    'Raid $t(area.seagard) $t(area.riverrun, from). It takes Greyjoy’s Consolidate Power off the map: you gain 1 Power and Greyjoy loses 1.',
  'lesson.raid.pillage.nothing':
    'A raid may be spent without a target, but here there is Power to take: choose $t(area.seagard, the).',
  'lesson.raid.end':
    'Raids remove Raid, Support and Consolidate Power; the special Raid may remove a Defense instead. March orders are never raided. From land, Raids reach land only; from a sea: sea, land and ports; from a port: its own sea.',
  'lesson.raid.pillage.other-order': 'The special Raid comes next. First the one $t(area.riverrun, from).',
  'lesson.raid.star':
    'Only the special Raid reaches a Defense order. Use it on $t(area.harrenhal): its Knight then stands without the bonus.',
  'lesson.raid.star.nothing': 'The Defense order $t(area.harrenhal, in) would stay. Choose it as the target.',

  'lesson.march': 'Marches',
  'lesson.march.about': 'Split an army, leave a port, cross the sea.',
  'lesson.march.part':
    'March $t(area.stoney-sept, from): 1 unit $t(area.harrenhal, to), the other $t(area.blackwater, to). The area would be empty and no longer yours: leave 1 Power token there.',
  'lesson.march.part.other-order': 'First the March $t(area.stoney-sept, from). The others come next.',
  'lesson.march.part.no-token':
    '$t(area.stoney-sept) would be lost: no units, no token. March again and leave a Power token behind.',
  'lesson.march.part.together': 'Split them: 1 unit $t(area.harrenhal, to) and 1 $t(area.blackwater, to).',
  'lesson.march.sail':
    'Your Ships $t(area.the-golden-sound, in) and $t(area.sunset-sea, in) now form a bridge: lands on their shores count as neighbors for your marches. Send the Knight $t(area.lannisport, in) $t(area.flints-finger, to), far in the north.',
  'lesson.march.sail.short': 'That is too close. The Ships carry the Knight as far as $t(area.flints-finger).',
  'lesson.march.end':
    'A home area such as $t(area.lannisport, the) stays yours without a token, and its garrison defends it. One march starts one battle at most. To enter an area with a neutral force, such as $t(area.the-eyrie, the), you need at least its strength.',
  'lesson.march.port':
    'A port opens on 1 sea. Ships in port are safe but carry nobody: sail the one $t(area.port-of-lannisport, in) $t(area.the-golden-sound, to).',
  'lesson.march.port.other-order': 'The Ship first: without it the Knight $t(area.lannisport, in) cannot cross.',
  'lesson.march.port.stays': 'The Ship is needed at sea. Send it $t(area.the-golden-sound, to).',

  'lesson.battle': 'A battle',
  'lesson.battle.about': 'A siege engine, support, a House card and the Blade.',
  'lesson.battle.look':
    'Greyjoy holds $t(area.seagard, the), a stronghold, with a Knight (2), 2 Footmen (2) and a Defense order (1). Two Ships $t(area.ironmans-bay, in) can support with 2. You bring a Knight (2) and a Siege Engine: it is worth 4 against castles and strongholds, and 0 anywhere else.',
  'lesson.battle.attack': 'March with both $t(area.riverrun, from) $t(area.seagard, to).',
  'lesson.battle.attack.half':
    'You need all your strength here: send the Knight and the Siege Engine $t(area.seagard, to).',
  'lesson.battle.attack.elsewhere': 'The battle is for $t(area.seagard, the). Send both units there.',
  'lesson.battle.support':
    '6 against 5 so far. Your Footman $t(area.the-twins, in) has a Support order next to the battle: support the attacker, that is, yourself.',
  'lesson.battle.support.kept': 'Then you stay at 6 and lose. Give the support to the attacker.',
  'lesson.battle.card':
    '7 against 7. Now you and Greyjoy each choose a House card in secret. Hands are public: Greyjoy has $t(card.euron-crows-eye), strength 4. Play your strongest card; each sword costs the loser a unit.',
  'lesson.battle.card.weak': 'That card is too weak: $t(card.ser-gregor-clegane) has strength 3 and 3 swords.',
  'lesson.battle.blade':
    '10 against 11. You hold the Valyrian Steel Blade: once per round it adds 1. At 11 against 11 the House higher on the Fiefdoms track wins, and that is you.',
  'lesson.battle.blade.kept': 'At 10 against 11 you lose, and a Siege Engine cannot retreat. Use the Blade.',
  'lesson.battle.end':
    'You win the tie by your place on the Fiefdoms track. The 3 swords met no fortifications and destroyed all 3 units; survivors would have retreated, routed and worth 0 until the round ends. Both cards stay in the discards until their owners have played their whole hands.',

  'lesson.bids': 'Clash of Kings',
  'lesson.bids.about': 'Bid Power for the Iron Throne, the Fiefdoms and the King’s Court.',
  'lesson.bids.look':
    'From round 2 on each round begins with 3 Westeros cards. This one is Clash of Kings: everyone bids for the 3 tracks, one after another. You have 8 Power, Baratheon 8, Stark and Greyjoy 6 each.',
  'lesson.bids.throne':
    'The holder of the Iron Throne acts first and decides every tie except in battle. Bids are secret, and everyone pays what they bid, win or lose. The others want it: bid 2 at most, and save Power.',
  'lesson.bids.throne.dear': 'Then too little is left for the tracks you need. Keep at least 6 Power: bid 2 at most.',
  'lesson.bids.fiefdoms':
    'They paid dearly. The Fiefdoms give you the Blade and win you every tie in battle. Greyjoy has 3 Power left and wants to keep the Fiefdoms. Win this track and keep 3 Power.',
  'lesson.bids.fiefdoms.low': 'Too low: another House takes the Fiefdoms. Bid 3.',
  'lesson.bids.fiefdoms.all': 'You would win, but too little would be left for the King’s Court. Keep 3 Power.',
  'lesson.bids.court':
    'The Blade is yours. The King’s Court gives you the Messenger Raven and more special orders; last place has none. Baratheon has 3 Power left and will not spend it all: win the Court.',
  'lesson.bids.court.low': 'Somebody else takes the Court. 3 is enough.',
  'lesson.bids.end':
    'In first place at the Court you may use 3 special orders in the round that now begins. The Raven lets you exchange 1 order after all are revealed, or look at a wildling card.',

  'lesson.muster': 'Mustering',
  'lesson.muster.about': 'Buy units with the points of your castles and strongholds, within your supply.',
  'lesson.muster.look':
    'The card Mustering: a stronghold gives 2 points, a castle 1. A Footman or a Ship costs 1, a Knight or a Siege Engine 2; a Footman on the spot becomes either for 1. Points are spent in their own area.',
  'lesson.muster.buy':
    'Greyjoy holds $t(area.the-golden-sound, the), so no Ship can be mustered there: your port is still open. $t(area.lannisport, in) make the Footman a Siege Engine and put a Ship $t(area.port-of-lannisport, in). The rest is up to you, within your supply: 1 army of 3 and 2 of 2.',
  'lesson.muster.buy.nothing': 'Points that are not spent are lost. Use the 2 points $t(area.lannisport, in).',
  'lesson.muster.buy.no-ship': 'Put the Ship $t(area.port-of-lannisport, in).',
  'lesson.muster.end':
    'The others had their turn. Then the card Game of Thrones paid 1 Power for each crown you control. A special Consolidate Power order may also muster, in its own castle or stronghold.',
  'lesson.muster.buy.no-engine':
    'Make the Footman $t(area.lannisport, in) a Siege Engine with 1 point; the Ship takes the other.',

  'lesson.wildlings': 'Wildlings',
  'lesson.wildlings.about': 'Hold the Wall together, and be the one who gave most.',
  'lesson.wildlings.look':
    'Cards with the wildling icon made them stronger, and now they attack with 8; at 12 they attack without a card. All Houses bid Power in secret; the sum is the strength of the Night’s Watch.',
  'lesson.wildlings.bid':
    'Stark has 4 Power, Baratheon 3, Greyjoy 2, and they like to save. What defeat would cost is on a card nobody has seen yet. Bid enough to be safe, and more than the others.',
  'lesson.wildlings.bid.low':
    'Stark bids 3, Baratheon 1, Greyjoy nothing: the Watch would be too weak. Bid at least 4.',
  'lesson.wildlings.reward':
    'The Watch holds, and the card is turned up: Mammoth Riders. You gave most: take one of your used House cards back. $t(card.tywin-lannister) is your best.',
  'lesson.wildlings.reward.other': 'Possible, but $t(card.tywin-lannister), strength 4, is worth more.',
  'lesson.wildlings.end':
    'The wildlings are back at 0. Had they won, the lowest bidder would have lost 3 units and the others 2 each. You know a whole round now: play your first game against bots; hints and the rules are always at hand.',
};
