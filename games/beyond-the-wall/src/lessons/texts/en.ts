import type { Messages } from '@corvo/core';

/** What the teacher says. Names come from the game’s own texts. */
export const en: Messages = {
  'lesson.watch': 'The Night’s Watch',
  'lesson.watch.about': 'Find Benjen Stark and hold the Wall: a round with the Watch.',
  'lesson.watch.welcome':
    'You lead the Night’s Watch. You win when round 10 ends if you have found Benjen Stark, none of the Others’ troops are on the Wall and the wildlings do not hold $t(area.btw-gift, the). The bar above the map always shows how far all three have come.',
  'lesson.watch.tactic':
    'Each round you also play a tactic card face down. You have one left in hand, $t(card.tac-05): it can double a Defense order. Play it.',
  'lesson.watch.orders':
    'The wildlings will come $t(area.btw-frostfangs, from). Put Defense +1 $t(area.btw-wall-centre, in), the normal Support on the other 2 sections, Consolidate Power $t(area.btw-gift, in). A Catapult alone takes only Defense or Support.',
  'lesson.watch.orders.centre': 'The attack will come $t(area.btw-wall-centre, to). Put the normal Defense +1 there.',
  'lesson.watch.orders.west': 'Put the normal Support $t(area.btw-wall-west, in): it can help its neighbor.',
  'lesson.watch.orders.east':
    'The Catapult $t(area.btw-wall-east, in) may defend alone, but here it helps more with the normal Support.',
  'lesson.watch.orders.gift':
    'No support crosses the dashed line $t(area.btw-gift, from) to the Wall. Let the troops there gather Power.',
  'lesson.watch.quest':
    'Before raids and marches you may send troops after Benjen. You have sent 5 of the 7 points needed; a Footman counts 1, a Knight 2. Send the Knight $t(area.btw-gift, from).',
  'lesson.watch.quest.few': '7 points are needed, and you have sent 5. Send the Knight: it counts 2.',
  'lesson.watch.quest.many':
    'Benjen would be found, but those troops are needed at home. Send only the Knight $t(area.btw-gift, from).',
  'lesson.watch.shadow-tower':
    'Benjen is found. Now they attack Castle Black with 9. You have 5: Footman, Catapult (2), the Wall (1), Defense +1. Support yourself $t(area.btw-wall-west, from): Footman and Catapult add 3.',
  'lesson.watch.shadow-tower.kept': 'Without help Castle Black falls. Give the support to the defender, yourself.',
  'lesson.watch.eastwatch':
    'A Catapult gives its 2 in support only where the Watch defends, as it does here. Support $t(area.btw-wall-east, from) too.',
  'lesson.watch.eastwatch.kept': '9 against 8: not yet enough. Give this support to the defender as well.',
  'lesson.watch.double': '9 against 10. $t(card.tac-05) can now double your Defense +1, once this round. Use it.',
  'lesson.watch.double.kept': 'The wildlings hold a card of strength 3. You will need the doubled order: use it.',
  'lesson.watch.card':
    '9 against 11. The wildlings’ strongest card is $t(card.wi-mag), strength 3. $t(card.nw-qhorin) gives you 2 and a skull against wildlings; the Wall has a skull of its own. Each skull costs them a unit, whoever wins.',
  'lesson.watch.card.weak': 'That is too little against $t(card.wi-mag): play $t(card.nw-qhorin).',
  'lesson.watch.end':
    'You won 13 to 12, and 2 skulls cost them 2 units. At the end of the round troops worth 7 points minus the round number come back, and Benjen joins your hand. Now keep $t(area.btw-gift, the) and the whole Wall until round 10 ends.',

  'lesson.free-folk': 'The wildlings',
  'lesson.free-folk.about': 'Save the free folk and break through the Wall: a round with the wildlings.',
  'lesson.free-folk.welcome':
    'You lead the wildlings. You win at once when you conquer $t(area.btw-gift, the), if you have sent 3 Footmen to save the free folk. You have sent 2 already. Between you and the goal stand the Wall and its Catapults.',
  'lesson.free-folk.bid':
    'A wildling attack: strength 4, and what you bid adds to it. The Watch bids against you, and the Others may help either side. If your side wins, you get as many muster points as you won by. Bid 2.',
  'lesson.free-folk.bid.little': 'With less you win less, or nothing: the Watch has 6 Power. Bid 2.',
  'lesson.free-folk.bid.much': 'You will need some Power later. 2 will do.',
  'lesson.free-folk.muster':
    '7 against 5: you muster 2 points wherever you like in your areas, but not on the Wall. Make the Knight $t(area.btw-frostfangs, in) a Giant, and add a Footman $t(area.btw-milkwater, in); each costs 1.',
  'lesson.free-folk.muster.giant':
    'You need strength before the Wall: upgrade the Knight $t(area.btw-frostfangs, in) to a Giant.',
  'lesson.free-folk.muster.footman': '1 point is left: a Footman $t(area.btw-milkwater, in) costs just that.',
  'lesson.free-folk.tactic':
    'Now the tactic card of this round. $t(card.tac-03) adds 1 when you march against troops stronger than yours. Play it.',
  'lesson.free-folk.orders':
    'You are second at the Court: you may use 2 special orders. Put March +1 $t(area.btw-frostfangs, in), Support +1 $t(area.btw-gorge, in), Consolidate Power $t(area.btw-milkwater, in).',
  'lesson.free-folk.orders.march': 'The Giants $t(area.btw-frostfangs, in) need March +1.',
  'lesson.free-folk.orders.support': 'The Knight $t(area.btw-gorge, in) helps most with Support +1.',
  'lesson.free-folk.orders.power': 'Put Consolidate Power $t(area.btw-milkwater, in): its crown pays too.',
  'lesson.free-folk.quest':
    'Only Footmen go on your quest, and they stay there to the end of the game. One more is needed: send it $t(area.btw-milkwater, from).',
  'lesson.free-folk.quest.nobody': 'Without the third Footman no conquest wins the game. Send it.',
  'lesson.free-folk.march':
    'The free folk are saved: from now on $t(area.btw-gift, the) is all you need. The weakest section is $t(area.btw-wall-west, the). March there with both Giants.',
  'lesson.free-folk.march.half': 'Both Giants are needed to break through.',
  'lesson.free-folk.march.elsewhere': 'That is a valid march, but today the goal is $t(area.btw-wall-west, the).',
  'lesson.free-folk.support':
    '7 against 5. Your Knight $t(area.btw-gorge, in) adds 2, and 1 for the special order: support the attacker, yourself.',
  'lesson.free-folk.support.kept': 'The Watch will be supported from Castle Black. You need this help.',
  'lesson.free-folk.use':
    'Castle Black supports with 2 Knights and its Catapult: 10 against 11. Their troops are stronger than yours, so $t(card.tac-03) can add 1. Use it.',
  'lesson.free-folk.use.kept': 'You are 1 behind. Use the card: it costs nothing.',
  'lesson.free-folk.card':
    '11 against 11. The Wall gives the Watch 1 of these and a skull that would kill one of your units. $t(card.wi-osha) cancels both. Play her.',
  'lesson.free-folk.card.skull':
    'You would win, but the skull of the Wall would cost you a Giant. Play $t(card.wi-osha).',
  'lesson.free-folk.card.weak': 'With this card you lose. Play $t(card.wi-osha).',
  'lesson.free-folk.end':
    'You hold $t(area.btw-wall-west, the), and the Catapult there is gone for good. $t(area.btw-gift) lies right behind: conquer it in the next round and you win at once.',

  'lesson.others': 'The Others',
  'lesson.others.about': 'Raise the dead and take what nobody holds: a round with the Others.',
  'lesson.others.welcome':
    'You lead the Others. You win at once when you conquer a section of the Wall while you have more Zombies than Others on the board. Areas that nobody holds, such as $t(area.btw-thenn, the), are yours without troops or tokens.',
  'lesson.others.muster':
    'You muster: each area you control gives 1 point, to be spent there, and empty ones count too. Put a Zombie in each of the 4, $t(area.btw-thenn, in) as well.',
  'lesson.others.muster.thenn': '$t(area.btw-thenn) is empty, and therefore yours: put a Zombie there.',
  'lesson.others.muster.zombies':
    'You need more Zombies than Others, and the King counts as an Other. Put a Zombie in each area.',
  'lesson.others.tactic':
    'Now the tactic card of this round: $t(card.tac-08). Its first ability works when it is revealed, its second when you win an attack. Play it.',
  'lesson.others.orders':
    'Put March +1 $t(area.btw-antler, in), Support $t(area.btw-thenn, in), Consolidate Power $t(area.btw-always-winter, in), Defense +1 $t(area.btw-ice-river, in).',
  'lesson.others.orders.march':
    'The attack starts $t(area.btw-antler, from): put your only special order there, March +1.',
  'lesson.others.orders.support':
    'The Zombie $t(area.btw-thenn, in) stands beside the battle to come: give it Support.',
  'lesson.others.orders.consolidate':
    'Nobody else may enter $t(area.btw-always-winter, the): consolidate there. For you it may also muster 1 point.',
  'lesson.others.orders.guard': 'Wildlings stand beside $t(area.btw-ice-river, the): put Defense +1 there.',
  'lesson.others.reveal':
    'The cards are revealed, and before any order those who can use theirs at once do so, in the order of the Throne. Use $t(card.tac-08).',
  'lesson.others.reveal.kept': 'It costs nothing: use it.',
  'lesson.others.plunder': 'You may steal 1 Power from one opponent, or from both. Take it from both.',
  'lesson.others.plunder.one': 'Why not both? Take 1 Power from each.',
  'lesson.others.march':
    'Now march $t(area.btw-antler, from) $t(area.btw-haunted-forest, to) with the Other and the Zombie. You never leave tokens: what you leave empty stays yours until somebody enters.',
  'lesson.others.march.half': 'Send both $t(area.btw-haunted-forest, to).',
  'lesson.others.march.elsewhere': 'The wildlings to beat stand $t(area.btw-haunted-forest, in).',
  'lesson.others.support': '4 against 4. Your Zombie $t(area.btw-thenn, in) adds 1: support the attacker, yourself.',
  'lesson.others.support.kept': 'You want to win this battle: support yourself.',
  'lesson.others.card':
    '5 against 4. With $t(card.ot-captain, the) (2, and 2 swords when attacking) every unit the enemy loses rises as a Zombie of yours. Play him.',
  'lesson.others.card.other': 'You might win with that card too, but nobody would rise. Play $t(card.ot-captain, the).',
  'lesson.others.spoils':
    'The fallen Footman is now your Zombie. The second ability of $t(card.tac-08) gives you the barrel of the conquered area: your supply rises by 1. Use it.',
  'lesson.others.spoils.kept': 'More supply means larger armies. Use it.',
  'lesson.others.end':
    '5 Zombies against 3 Others: your quest is met as long as that holds. Beaten Others never rout. Take one section of the Wall now and you win at once; you must stand on it, a token would not do.',
};
