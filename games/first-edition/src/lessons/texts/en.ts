import type { Messages } from '@corvo/core';

/** What the teacher says. Names come from the game’s own texts. */
export const en: Messages = {
  'lesson.orders': 'Orders and a round',
  'lesson.orders.about': 'Place orders, march, gather Power: one whole round.',
  'lesson.orders.welcome':
    'You lead House Stark. Cities and Strongholds win the game: with 3 players whoever controls 8 wins at once; otherwise whoever has the most after 10 rounds. Look at your 3 areas in the north, then go on.',
  'lesson.orders.place':
    'Each area with your units takes 1 order, face down. Put a March $t(area.winterfell, in), Consolidate Power $t(area.white-harbor, in) and Support $t(area.the-shivering-sea, in). All Houses place at the same time.',
  'lesson.orders.place.no-march': 'Without a March the army $t(area.winterfell, in) stays at home. Put a March there.',
  'lesson.orders.place.no-power': 'Put Consolidate Power $t(area.white-harbor, in): it pays when the round ends.',
  'lesson.orders.place.at-sea':
    'Allowed, but give the Ship $t(area.the-shivering-sea, in) a Support order: it could help a neighbor in battle.',
  'lesson.orders.march':
    'All orders are revealed and nobody raided. Marches go in the order of the Iron Throne: Baratheon and Lannister have marched. Send at least 1 unit $t(area.winterfell, from) $t(area.moat-cailin, to), a City. The rest may stay.',
  'lesson.orders.march.elsewhere': 'That is a valid march, but the City to take is $t(area.moat-cailin, the).',
  'lesson.orders.end':
    'You now control $t(area.moat-cailin, the). Consolidate Power paid 1, plus 1 for each crown in its area: $t(area.white-harbor, the) has none. All orders came back, 3 Westeros cards were drawn, and round 2 is being planned.',

  'lesson.raid': 'Raids',
  'lesson.raid.about': 'Take away orders before they act, and take Power with them.',
  'lesson.raid.look':
    'The orders are revealed and raids come first. You have 2: one at sea $t(area.the-shivering-sea, in), one on land $t(area.winterfell, in).',
  'lesson.raid.pillage':
    'Raid $t(area.white-harbor) from the sea. It takes Baratheon’s Consolidate Power off the map, and you gain 1 Power: that is pillaging.',
  'lesson.raid.pillage.by-land':
    'The Raid $t(area.winterfell, from) is needed next, against $t(area.moat-cailin, the), which the Ship cannot reach. Use the one at sea.',
  'lesson.raid.pillage.nothing':
    'A raid may be spent without a target, but here there is Power to take: choose $t(area.white-harbor, the).',
  'lesson.raid.support':
    'You gained 1 Power. Now raid $t(area.moat-cailin, the) $t(area.winterfell, from): without its Support order that Knight helps nobody this round.',
  'lesson.raid.support.nothing': 'The Support order $t(area.moat-cailin, in) would stay. Choose it as the target.',
  'lesson.raid.end':
    'Raids remove Raid, Support and Consolidate Power, never March or Defense. From land, Raids reach land only; from the sea, sea and land. The special Raid takes up to 2 orders.',

  'lesson.march': 'Marches',
  'lesson.march.about': 'Split an army, keep what you leave, cross the sea.',
  'lesson.march.part':
    'March $t(area.white-harbor, from): 1 unit $t(area.widows-watch, to), the other $t(area.moat-cailin, to). The area would be empty and no longer yours: leave 1 Power token there.',
  'lesson.march.part.other-order': 'First the March $t(area.white-harbor, from). $t(area.winterfell, the) comes next.',
  'lesson.march.part.no-token':
    '$t(area.white-harbor) would be lost: no units, no token. March again and leave a Power token behind.',
  'lesson.march.part.together': 'Split them: 1 unit $t(area.widows-watch, to) and 1 $t(area.moat-cailin, to).',
  'lesson.march.sail':
    'Your Ships $t(area.the-shivering-sea, in) and $t(area.the-narrow-sea, in) form a bridge: lands on their shores count as neighbors for your marches. Send the Knight $t(area.winterfell, in) $t(area.crackclaw-point, to), far in the south.',
  'lesson.march.sail.short': 'That is too close. The Ships carry the Knight as far as $t(area.crackclaw-point).',
  'lesson.march.end':
    'A home area such as $t(area.winterfell, the) stays yours without a token. One march starts one battle at most. To enter an area with a neutral force, such as $t(area.the-eyrie, the), you need at least its strength.',

  'lesson.battle': 'A battle',
  'lesson.battle.about': 'Attack, support, a House card and the Blade.',
  'lesson.battle.look':
    'Lannister holds $t(area.seagard, the) with a Knight (2), a Footman (1) and a Defense order (1). The Knight $t(area.riverrun, in) can support with 2. You bring 2 Knights (4) and a March +1.',
  'lesson.battle.attack': 'March with both Knights $t(area.moat-cailin, from) $t(area.seagard, to).',
  'lesson.battle.attack.half': 'You need all your strength here: send both Knights $t(area.seagard, to).',
  'lesson.battle.attack.elsewhere': 'The battle is for $t(area.seagard, the). Send both Knights there.',
  'lesson.battle.support':
    '5 against 4 so far. Your Footman $t(area.the-twins, in) has a Support order next to the battle: support the attacker, that is, yourself.',
  'lesson.battle.support.kept': 'Then you stay at 5 and lose. Give the support to the attacker.',
  'lesson.battle.card':
    '6 against 6. Now you and Lannister each choose a House card in secret. Hands are public: Lannister has $t(card.tywin-lannister), strength 3. Play your strongest card; its sword costs the loser a unit.',
  'lesson.battle.card.weak': 'That card is too weak: $t(card.greatjon-umber) has strength 2 and a sword.',
  'lesson.battle.blade':
    '8 against 9. You hold the Valyrian Steel Blade: once per round it adds 1. At 9 against 9 the House higher on the Fiefdoms track wins, and that is you.',
  'lesson.battle.blade.kept': 'At 8 against 9 you lose the battle. Use the Blade.',
  'lesson.battle.end':
    'You win the tie by your place on the Fiefdoms track. Your sword destroyed a Footman, and the Knight retreated $t(area.riverrun, to): routed, it is worth 0 until the marches are over. Both cards stay in the discards until their owners have played their whole hands.',

  'lesson.bids': 'Clash of Kings',
  'lesson.bids.about': 'Bid Power for the Iron Throne, the Fiefdoms and the King’s Court.',
  'lesson.bids.look':
    'From round 2 on each round begins with 3 Westeros cards. This one is Clash of Kings: everyone bids for the 3 tracks, one after another. You have 8 Power, Baratheon 7, Lannister 5.',
  'lesson.bids.throne':
    'The holder of the Iron Throne acts first and decides every tie except in battle. Bids are secret, and everyone pays what they bid, win or lose. Baratheon wants it: bid 2 at most, and save Power.',
  'lesson.bids.throne.dear': 'Then too little is left for the tracks you need. Keep at least 6 Power: bid 2 at most.',
  'lesson.bids.fiefdoms':
    'Baratheon paid 5. The Fiefdoms give you the Blade and win you every tie in battle. Lannister has 4 Power left and wants the Court as well. Win this track and keep 3 Power.',
  'lesson.bids.fiefdoms.low': 'Too low: another House takes the Fiefdoms. Bid 3.',
  'lesson.bids.fiefdoms.all': 'You would win, but too little would be left for the King’s Court. Keep 3 Power.',
  'lesson.bids.court':
    'The Blade is yours. The King’s Court gives you the Messenger Raven and more special orders. Lannister has 2 Power left, Baratheon 1: win the Court.',
  'lesson.bids.court.low': 'Somebody else takes the Court. 3 is sure to be enough.',
  'lesson.bids.end':
    'In first place at the Court you may use 3 special orders; in third place it would be 2. The Raven lets you replace 1 of your orders after all are revealed.',

  'lesson.muster': 'Mustering',
  'lesson.muster.about': 'Buy units with the points of your Cities and Strongholds, within your supply.',
  'lesson.muster.look':
    'The card Mustering: a Stronghold gives 2 points, a City 1. A Footman or a Ship costs 1, a Knight 2; a Footman on the spot becomes a Knight for 1. Points are spent in their own area.',
  'lesson.muster.buy':
    '$t(area.winterfell, in) make the Footman a Knight, and put a Ship $t(area.the-shivering-sea, in). What you do $t(area.white-harbor, in) and $t(area.moat-cailin, in) is up to you, but new units must fit your supply: 1 army of 3 and 1 of 2.',
  'lesson.muster.buy.nothing': 'Points that are not spent are lost. Use the 2 points $t(area.winterfell, in).',
  'lesson.muster.buy.no-ship': 'Put the Ship $t(area.the-shivering-sea, in).',
  'lesson.muster.buy.no-knight': 'Make the Footman $t(area.winterfell, in) a Knight with the other point.',
  'lesson.muster.end':
    'The others mustered too. Then the card A Game of Thrones paid 1 Power for each crown you control. Barrels raise your supply, but only when a Supply card is drawn.',

  'lesson.wildlings': 'Wildlings',
  'lesson.wildlings.about': 'Hold the Wall together, and be the one who gave most.',
  'lesson.wildlings.look':
    'Cards with the wildling icon made them stronger, and now they attack with 6. All Houses bid Power in secret; the sum is the strength of the Night’s Watch.',
  'lesson.wildlings.bid':
    'Lannister has 4 Power and Baratheon 3, and both like to save. If the Watch falls short, every House loses units worth 2 points, the lowest bidder 4. Bid enough to be safe.',
  'lesson.wildlings.bid.low': 'Lannister bids 2 and Baratheon 1: the Watch would be too weak. Bid at least 3.',
  'lesson.wildlings.reward':
    'The Watch holds, and you gave most: take one of your used House cards back. $t(card.eddard-stark) is your best.',
  'lesson.wildlings.reward.other': 'Possible, but $t(card.eddard-stark), strength 3, is worth more.',
  'lesson.wildlings.end':
    'The wildlings are back at 0. You know a whole round now: Westeros cards, planning, raids, marches and battles, Power. Play your first game against bots; hints and the rules are always at hand.',
};
