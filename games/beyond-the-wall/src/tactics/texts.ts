import type { Catalogue, Language, Messages } from '@corvo/core';
import { SHEET } from '../facts.ts';

/** Apostrophes as printers write them. */
const printed = (text: string): string => text.replaceAll("'", '’');

/** A sentence after a colon: Italian goes on with a small letter. */
const running = (text: string, language: Language): string =>
  language === 'it' ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/** The words that are put together with the names and texts of the sheet. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    first: 'first ability',
    second: 'second ability',
    'when-revealed': 'When revealed',
    'during-round': 'During the round',
    once: 'once',
    waiting: '{{seat|may|may}} use',
    cost: 'It costs $t(term.power-token, {{cost}}).',
    use: 'Use it',
    none: 'Do not use it',
  },
  it: {
    first: 'prima abilità',
    second: 'seconda abilità',
    'when-revealed': 'Appena rivelata',
    'during-round': 'Durante il turno',
    once: 'una volta',
    waiting: '{{seat|può|possono}} usare',
    cost: 'Costa $t(term.power-token, {{cost}}).',
    use: 'Usala',
    none: 'Non usarla',
  },
};

/** An ability as it is printed; at a joined table some say that they bind the north alone (BW-S58). */
interface Printed {
  readonly key: string;
  readonly timing: string;
  readonly oneShot: boolean;
  readonly text: string;
  readonly textIt: string;
  readonly textJoined?: string;
  readonly textJoinedIt?: string;
}
interface Card {
  readonly id: string;
  readonly name: string;
  readonly nameIt: string;
  readonly abilities: readonly Printed[];
}
const CARDS: readonly Card[] = SHEET.tacticCards;

/** What a card says, and the sentences that repeat it. */
function sayings(card: Card, language: Language, ending: '' | '.joined'): Messages {
  const words = WORDS[language];
  const name = printed(language === 'it' ? card.nameIt : card.name);
  const textOf = (one: Printed): string => {
    const joined = language === 'it' ? one.textJoinedIt : one.textJoined;
    return printed((ending === '.joined' ? joined : undefined) ?? (language === 'it' ? one.textIt : one.text));
  };
  const texts: Record<string, string> = {};
  const lines = card.abilities.map((one, at) => {
    const once = one.oneShot ? `, ${words['once']}` : '';
    const which = card.abilities.length > 1 ? `(${at + 1}) ` : '';
    return `${which}${words[one.timing] ?? ''}${once}: ${running(textOf(one), language)}`;
  });
  texts[`card.${card.id}.text${ending}`] = lines.join(' ');
  for (const [at, one] of card.abilities.entries()) {
    const id = `${card.id}-${one.key}`;
    const text = textOf(one);
    const which = whichOf(card, at, language);
    texts[`ask.${id}${ending}`] = `${name}. ${text}`;
    texts[`ask.${id}.cost${ending}`] = `${name}. ${text} ${words['cost']}`;
    texts[`choice.use-tactic.${id}${ending}`] = `${which}: ${running(text, language)}`;
    texts[`choice.pick-ability.${id}${ending}`] = `${which}: ${running(text, language)}`;
  }
  return texts;
}

function whichOf(card: Card, at: number, language: Language): string {
  const name = printed(language === 'it' ? card.nameIt : card.name);
  return card.abilities.length === 1 ? name : `${name} (${WORDS[language][at === 0 ? 'first' : 'second']})`;
}

/** What abilities are called, what the cards say, and the questions about them. */
function ofCards(language: Language): Messages {
  const words = WORDS[language];
  const texts: Record<string, string> = {};
  for (const card of CARDS) {
    Object.assign(texts, sayings(card, language, ''));
    if (card.abilities.some(one => one.textJoined !== undefined))
      Object.assign(texts, sayings(card, language, '.joined'));
    for (const [at, one] of card.abilities.entries()) {
      const id = `${card.id}-${one.key}`;
      const which = whichOf(card, at, language);
      texts[`effect.${id}`] = which;
      texts[`ask.${id}.waiting`] = `${words['waiting']} ${which}`;
      texts[`choice.${id}.use`] = words['use'] ?? '';
      texts[`choice.${id}.none`] = words['none'] ?? '';
      texts[`choice.tac-12-a.${id}`] = `${which}, $t(house.{{house}})`;
      texts[`choice.tac-12-b.${id}`] = `${which}, $t(house.{{house}})`;
    }
    texts[`choice.tac-01-a.${card.id}`] = printed(language === 'it' ? card.nameIt : card.name);
  }
  return texts;
}

/** Whose ability is at work, by the name of what it brought. */
const SOURCES: Messages = {
  'effect.levelled': '$t(card.tac-13)',
  'effect.made-void': '$t(card.tac-04)',
  'effect.scouted': '$t(card.tac-12)',
  'effect.against-the-stronger': '$t(card.tac-03)',
  'effect.defence-organised': '$t(card.tac-05)',
  'effect.ambushed': '$t(card.tac-09)',
  'effect.net-spread': '$t(card.tac-17)',
};

const en: Messages = {
  'effect.order-doubled': 'A doubled order',

  'ask.build-tactics': 'Which tactic cards do you play with?',
  'ask.build-tactics.about': 'Choose {{min}} to {{max}} tactic cards as your deck for the whole game.',
  'ask.build-tactics.waiting': '{{seat|is|are}} choosing a tactic deck',
  'choice.build-tactics': 'Play with $t(items.{{items}})',
  'ask.tactic': 'Which tactic card do you play face down?',
  'ask.tactic.waiting': '{{seat|is|are}} choosing a tactic card',
  'choice.tactic': 'Play “$t(card.{{card}})”',
  'ask.use-tactic': 'Which ability do you use now?',
  'ask.use-tactic.waiting': '{{seat|is|are}} using a tactic card',
  'choice.use-tactic.none': 'Use none',
  'ask.pick-ability': 'Which ability of your reserve do you take?',
  'ask.pick-ability.about_one': 'Which ability of your reserve do you take? One more, of another card.',
  'ask.pick-ability.about_other': 'Which ability of your reserve do you take? {{count}}, of different cards.',
  'ask.pick-ability.waiting': '{{seat|is|are}} choosing abilities of the reserve',
  'choice.pick-ability.none': 'Take none',
  'ask.swap-orders': 'Which orders do you swap for special ones?',
  'ask.swap-orders.waiting': '{{seat|may|may}} swap orders for special ones',
  'choice.swap-orders': 'Swap: $t(items.{{items}})',
  'choice.swap-orders.none': 'Swap nothing',
  'ask.redeploy': 'Which troops go to an adjacent area of yours?',
  'ask.redeploy.waiting': '{{seat|is|are}} redeploying troops',
  'choice.redeploy': 'Send $t(area.{{origin}}, from): $t(items.{{items}})',
  'choice.redeploy.none': 'Nobody goes',
  'ask.spread-out': 'Which troops of one area go to adjacent areas of yours?',
  'ask.spread-out.waiting': '{{seat|is|are}} spreading troops',
  'choice.spread-out': 'Send $t(area.{{origin}}, from): $t(items.{{items}})',
  'choice.spread-out.none': 'Nobody goes',
  'ask.gather': 'Which troops come?',
  'ask.gather.about': 'Which troops come $t(area.{{area}}, to)?',
  'ask.gather.waiting': '{{seat|is|are}} gathering troops',
  'choice.gather': 'Bring $t(leaving.{{items}})',
  'choice.gather.none': 'Nobody comes',
  'ask.march-on': 'Who marches on, and where?',
  'ask.march-on.waiting': '{{seat|may|may}} march on',
  'choice.march-on': 'March on $t(area.{{origin}}, from): $t(items.{{items}})',
  'choice.march-on.leave': 'March on $t(area.{{origin}}, from) and leave $t(term.power-token, a): $t(items.{{items}})',
  'choice.march-on.none': 'Nobody marches on',
  'ask.pursuit': 'Which cavalry pursues the beaten army?',
  'ask.pursuit.about_one': 'Which cavalry pursues the beaten army $t(area.{{area}}, to)? One unit at most.',
  'ask.pursuit.about_other': 'Which cavalry pursues the beaten army $t(area.{{area}}, to)? {{count}} units at most.',
  'ask.pursuit.waiting': '{{seat|may|may}} pursue the beaten army',
  'choice.pursuit': 'Pursue: $t(items.{{items}})',
  'choice.pursuit.leave': 'Pursue and leave $t(term.power-token, a): $t(items.{{items}})',
  'choice.pursuit.none': 'Nobody pursues',
  'ask.hit-and-run': 'Who attacks, and where?',
  'ask.hit-and-run.waiting': '{{seat|is|are}} attacking with a Raid',
  'choice.hit-and-run': 'Attack $t(area.{{origin}}, from): $t(items.{{items}})',
  'ask.renew-orders': 'Which new orders do you place where your raids came from?',
  'ask.renew-orders.waiting': '{{seat|may|may}} place new orders',
  'choice.renew-orders': 'Place $t(items.{{items}})',
  'choice.renew-orders.none': 'Place no orders',

  'choice.tac-01-a.power': 'Take 3 Power',
  'ask.tac-01-b': 'Advanced Planning: by how many barrels do you raise your supply? Each costs 3 Power.',
  'ask.tac-02-b': 'Meticulous Planning: by how many barrels do you lower your supply? Each brings 3 Power.',
  'choice.tac-01-b_zero': 'Leave your supply as it is',
  'choice.tac-01-b': 'Raise your supply by {{amount}}',
  'choice.tac-02-b_zero': 'Leave your supply as it is',
  'choice.tac-02-b': 'Lower your supply by {{amount}}',
  'choice.tac-03-b': 'Have $t(card.{{card}}, the) discarded',
  'choice.tac-04-b': 'Cancel $t(card.{{card}}, the)',
  'choice.tac-08-a': 'Take 1 Power $t(house.{{house}}, from)',
  'choice.tac-08-a.both': 'Take 1 Power from each',
  'choice.tac-09-b': 'Use the support $t(items.{{items}})',
  'choice.tac-10-a.throne-1': 'Down 1 place $t(track.throne, in) track, up 1 $t(track.fiefdoms, in) track',
  'choice.tac-10-a.throne-2': 'Down 2 places $t(track.throne, in) track, up 2 $t(track.fiefdoms, in) track',
  'choice.tac-10-a.fiefdoms-1': 'Down 1 place $t(track.fiefdoms, in) track, up 1 $t(track.throne, in) track',
  'choice.tac-10-a.fiefdoms-2': 'Down 2 places $t(track.fiefdoms, in) track, up 2 $t(track.throne, in) track',
  'choice.tac-10-b': 'Take back $t(card.{{card}}, the)',
  'choice.tac-11-a': 'Remove the order $t(items.{{items}})',
  'choice.tac-11-b.support': 'Place $t(order.support)',
  'choice.tac-11-b.defense-one': 'Place $t(order.defense-one)',
  'choice.tac-16-b': 'Gather troops $t(items.{{items}})',

  'problem.ability-not-ready': 'You have no such ability to use now.',
  'problem.ability-not-paid': '“$t(effect.{{effect}})” costs $t(term.power-token, {{cost}}), and you have {{power}}.',
  'problem.ability-of-no-use': '“$t(effect.{{effect}})” has been used, or could do nothing now.',
  'problem.ability-not-in-reserve':
    'Choose an ability of a card in your reserve, not of the same card as the first, and one you can pay for.',
  'problem.too-many-swaps': '{{count}} is too many: you can swap at most {{most}}.',
  'problem.no-such-swap':
    'You cannot swap that $t(area.{{area}}, in): only a normal order of yours can be swapped, for the unused special order of the same kind.',
  'problem.no-troops-there': 'You have no troops $t(area.{{area}}, in).',
  'problem.no-token-by-tactics': 'You may not leave a Power token $t(area.{{area}}, in).',
  'problem.to-one-area-only': 'Troops go to one area only, not to {{count}}.',
  'problem.not-your-neighbour': '$t(area.{{area}}, the) is not an adjacent area you control.',
  'problem.troops-not-next-door': 'You cannot bring that many $t(unit.{{kind}}_other) $t(area.{{area}}, from).',
  'problem.nobody-marched-in': 'Nobody can march on $t(area.{{area}}, from) now.',
  'problem.march-on-in-peace':
    'You cannot march on $t(area.{{area}}, to): troops march on only to an adjacent area without enemy troops.',
  'problem.pursuit-from-here': 'The pursuit starts $t(area.{{area}}, from).',
  'problem.pursuit-of-the-beaten': 'The beaten army has gone $t(area.{{area}}, to): the pursuit goes nowhere else.',
  'problem.cavalry-only':
    '$t(unit.{{kind}}, a) cannot pursue: only cavalry does (Knights, Giants, Others, the Other King).',
  'problem.too-many-pursue': '{{count}} is too many: at most {{most}} can pursue.',
  'problem.no-run-from-there': 'No Raid of yours can attack $t(area.{{area}}, from).',
  'problem.run-against-one': 'A Hit and Run attacks one area, with at least one unit.',
  'problem.nobody-to-attack': 'There are no enemy troops to attack $t(area.{{area}}, in).',
  'problem.no-new-order-there': 'No new order can be placed $t(area.{{area}}, in).',

  'event.tactic-deck-shown': '$t(house.{{house}}, plays|play) with $t(items.{{items}})',
  'event.tactic-laid': '$t(house.{{house}}, plays|play) a tactic card face down',
  'event.tactic-revealed': '$t(house.{{house}}, reveals|reveal) “$t(card.{{card}})”',
  'event.tactic-fetched': '$t(house.{{house}}, takes|take) “$t(card.{{card}})” from the reserve',
  'event.tactic-left-the-game': '“$t(card.{{card}})” $t(house.{{house}}, of) leaves the game',
  'event.tactics-taken-back': '$t(house.{{house}}, takes|take) tactic cards back: $t(items.{{items}})',
  'event.ability-picked': '$t(house.{{house}}, takes|take) “$t(effect.{{effect}})” from the reserve',
  'event.ability-used.effect': '$t(house.{{house}}, uses|use) “$t(effect.{{effect}})”',
  'event.ability-taxed': '$t(house.{{house}}, must|must) pay 2 more Power for “$t(effect.{{effect}})”',
  'event.ability-copied': '$t(house.{{house}}, copies|copy) “$t(effect.{{effect}})” $t(house.{{foe}}, from)',
  'event.bid-counts-more':
    'With the bonus, $t(house.{{house}}, owner) bid$t(house.{{house}}, owned) counts as {{count}}',
  'event.bidding-card-taken': '$t(house.{{house}}, takes|take) “$t(westeros.{{card}})” out of deck {{deck}}',
  'event.card-made-void': '$t(card.{{card}}, the) has no ability, no icons and strength 0 this round',
  'event.tokens-barred':
    '$t(house.{{house}}, bars|bar) $t(marker.court, the) and $t(marker.fiefdoms, the) for this round',
  'event.order-given': '$t(house.{{house}}, places|place) $t(order.{{order}}) $t(area.{{area}}, in)',
  'event.units-routed': '$t(house.{{house}}, owner) troops$t(house.{{house}}, owned) are routed $t(area.{{area}}, in)',

  'explain.tactics-played': 'Tactic cards of this round: $t(items.{{items}}).',
  'explain.tactics-hand': 'Tactic cards in hand: $t(items.{{items}}).',
  'explain.tactics-used': 'Used tactic cards: $t(items.{{items}}).',
};

const it: Messages = {
  'effect.order-doubled': 'Un ordine raddoppiato',

  'ask.build-tactics': 'Con quali carte tattiche giochi?',
  'ask.build-tactics.about': 'Scegli da {{min}} a {{max}} carte tattiche: sono il tuo mazzo per tutta la partita.',
  'ask.build-tactics.waiting': '{{seat|sceglie|scelgono}} il mazzo tattico',
  'choice.build-tactics': 'Gioca con $t(items.{{items}})',
  'ask.tactic': 'Quale carta tattica giochi coperta?',
  'ask.tactic.waiting': '{{seat|sceglie|scelgono}} una carta tattica',
  'choice.tactic': 'Gioca «$t(card.{{card}})»',
  'ask.use-tactic': 'Quale abilità usi adesso?',
  'ask.use-tactic.waiting': '{{seat|usa|usano}} una carta tattica',
  'choice.use-tactic.none': 'Nessuna',
  'ask.pick-ability': 'Quale abilità della riserva prendi?',
  'ask.pick-ability.about_one': 'Quale abilità della riserva prendi? Ancora una, di un’altra carta.',
  'ask.pick-ability.about_other': 'Quale abilità della riserva prendi? {{count}}, di carte diverse.',
  'ask.pick-ability.waiting': '{{seat|sceglie|scelgono}} abilità della riserva',
  'choice.pick-ability.none': 'Nessuna',
  'ask.swap-orders': 'Quali ordini scambi con quelli speciali?',
  'ask.swap-orders.waiting': '{{seat|può|possono}} scambiare ordini con quelli speciali',
  'choice.swap-orders': 'Scambia: $t(items.{{items}})',
  'choice.swap-orders.none': 'Non scambiare nulla',
  'ask.redeploy': 'Quali truppe vanno in una tua area adiacente?',
  'ask.redeploy.waiting': '{{seat|ridistribuisce|ridistribuiscono}} le forze',
  'choice.redeploy': 'Manda $t(area.{{origin}}, from): $t(items.{{items}})',
  'choice.redeploy.none': 'Non va nessuno',
  'ask.spread-out': 'Quali truppe di un’area vanno in tue aree adiacenti?',
  'ask.spread-out.waiting': '{{seat|allarga|allargano}} le maglie',
  'choice.spread-out': 'Manda $t(area.{{origin}}, from): $t(items.{{items}})',
  'choice.spread-out.none': 'Non va nessuno',
  'ask.gather': 'Quali truppe vengono?',
  'ask.gather.about': 'Quali truppe vengono $t(area.{{area}}, to)?',
  'ask.gather.waiting': '{{seat|raduna|radunano}} truppe',
  'choice.gather': 'Fai venire $t(leaving.{{items}})',
  'choice.gather.none': 'Non viene nessuno',
  'ask.march-on': 'Chi prosegue la marcia, e dove?',
  'ask.march-on.waiting': '{{seat|può|possono}} proseguire la marcia',
  'choice.march-on': 'Prosegui $t(area.{{origin}}, from): $t(items.{{items}})',
  'choice.march-on.leave': 'Prosegui $t(area.{{origin}}, from) e lascia $t(term.power-token, a): $t(items.{{items}})',
  'choice.march-on.none': 'Non prosegue nessuno',
  'ask.pursuit': 'Quale cavalleria insegue l’esercito sconfitto?',
  'ask.pursuit.about_one': 'Quale cavalleria insegue l’esercito sconfitto $t(area.{{area}}, to)? Al massimo 1 unità.',
  'ask.pursuit.about_other':
    'Quale cavalleria insegue l’esercito sconfitto $t(area.{{area}}, to)? Al massimo {{count}} unità.',
  'ask.pursuit.waiting': '{{seat|può|possono}} inseguire lo sconfitto',
  'choice.pursuit': 'Insegui: $t(items.{{items}})',
  'choice.pursuit.leave': 'Insegui e lascia $t(term.power-token, a): $t(items.{{items}})',
  'choice.pursuit.none': 'Non insegue nessuno',
  'ask.hit-and-run': 'Chi attacca, e dove?',
  'ask.hit-and-run.waiting': '{{seat|attacca|attaccano}} con un’Incursione',
  'choice.hit-and-run': 'Attacca $t(area.{{origin}}, from): $t(items.{{items}})',
  'ask.renew-orders': 'Quali nuovi ordini piazzi nelle aree da cui erano partite le Incursioni?',
  'ask.renew-orders.waiting': '{{seat|può|possono}} piazzare nuovi ordini',
  'choice.renew-orders': 'Piazza $t(items.{{items}})',
  'choice.renew-orders.none': 'Non piazzare ordini',

  'choice.tac-01-a.power': 'Prendi 3 segnalini Potere',
  'ask.tac-01-b': 'Pianificazione avanzata: di quanti barili alzi le Scorte? Ognuno costa 3 segnalini Potere.',
  'ask.tac-02-b': 'Pianificazione minuziosa: di quanti barili abbassi le Scorte? Ognuno dà 3 segnalini Potere.',
  'choice.tac-01-b_zero': 'Lascia le Scorte come sono',
  'choice.tac-01-b': 'Alza le Scorte di {{amount}}',
  'choice.tac-02-b_zero': 'Lascia le Scorte come sono',
  'choice.tac-02-b': 'Abbassa le Scorte di {{amount}}',
  'choice.tac-03-b': 'Fai scartare $t(card.{{card}}, the)',
  'choice.tac-04-b': 'Annulla $t(card.{{card}}, the)',
  'choice.tac-08-a': 'Prendi 1 segnalino Potere $t(house.{{house}}, to)',
  'choice.tac-08-a.both': 'Prendi 1 segnalino Potere a ciascuno',
  'choice.tac-09-b': 'Usa il supporto $t(items.{{items}})',
  'choice.tac-10-a.throne-1': 'Scendi di 1 posto $t(track.throne, in), sali di 1 posto $t(track.fiefdoms, in)',
  'choice.tac-10-a.throne-2': 'Scendi di 2 posti $t(track.throne, in), sali di 2 posti $t(track.fiefdoms, in)',
  'choice.tac-10-a.fiefdoms-1': 'Scendi di 1 posto $t(track.fiefdoms, in), sali di 1 posto $t(track.throne, in)',
  'choice.tac-10-a.fiefdoms-2': 'Scendi di 2 posti $t(track.fiefdoms, in), sali di 2 posti $t(track.throne, in)',
  'choice.tac-10-b': 'Riprendi $t(card.{{card}}, the)',
  'choice.tac-11-a': 'Togli l’ordine $t(items.{{items}})',
  'choice.tac-11-b.support': 'Piazza $t(order.support)',
  'choice.tac-11-b.defense-one': 'Piazza $t(order.defense-one)',
  'choice.tac-16-b': 'Raduna truppe $t(items.{{items}})',

  'problem.ability-not-ready': 'Non hai un’abilità simile da usare adesso.',
  'problem.ability-not-paid': '«$t(effect.{{effect}})» costa $t(term.power-token, {{cost}}), e tu ne hai {{power}}.',
  'problem.ability-of-no-use': 'Hai già usato «$t(effect.{{effect}})», o adesso non avrebbe effetto.',
  'problem.ability-not-in-reserve':
    'Questa abilità non si può prendere: dev’essere di una carta della riserva, diversa dalla prima, e devi poterla pagare.',
  'problem.too-many-swaps': 'Scelti: {{count}}. Puoi scambiare al massimo {{most}} ordini.',
  'problem.no-such-swap':
    'Non puoi fare questo scambio $t(area.{{area}}, in): un tuo ordine normale si scambia con l’ordine speciale libero dello stesso tipo.',
  'problem.no-troops-there': 'Non hai truppe $t(area.{{area}}, in).',
  'problem.no-token-by-tactics': 'Non puoi lasciare un segnalino Potere $t(area.{{area}}, in).',
  'problem.to-one-area-only': 'Le truppe vanno in una sola area, non in {{count}}.',
  'problem.not-your-neighbour': 'Non puoi andare $t(area.{{area}}, to): non è un’area adiacente che controlli.',
  'problem.troops-not-next-door':
    'Non possono venire $t(area.{{area}}, from) tante unità di questo tipo: $t(unit.{{kind}}_other).',
  'problem.nobody-marched-in': 'Ora $t(area.{{area}}, from) nessuno può proseguire la marcia.',
  'problem.march-on-in-peace':
    'Non puoi proseguire $t(area.{{area}}, to): si prosegue solo in un’area adiacente senza truppe nemiche.',
  'problem.pursuit-from-here': 'L’inseguimento parte $t(area.{{area}}, from).',
  'problem.pursuit-of-the-beaten': 'Lo sconfitto è andato $t(area.{{area}}, to): l’inseguimento non va altrove.',
  'problem.cavalry-only':
    '$t(unit.{{kind}}, a) non può inseguire: insegue solo la cavalleria (Cavalieri, Giganti, Estranei, Re Estraneo).',
  'problem.too-many-pursue': 'Unità scelte: {{count}}. Unità che possono inseguire: al massimo {{most}}.',
  'problem.no-run-from-there': 'Nessuna tua Incursione può attaccare $t(area.{{area}}, from).',
  'problem.run-against-one': 'Un attacco mordi e fuggi colpisce una sola area, con almeno un’unità.',
  'problem.nobody-to-attack': 'Non ci sono truppe nemiche da attaccare $t(area.{{area}}, in).',
  'problem.no-new-order-there': 'Non puoi piazzare un nuovo ordine $t(area.{{area}}, in).',

  'event.tactic-deck-shown': '$t(house.{{house}}, gioca|giocano) con $t(items.{{items}})',
  'event.tactic-laid': '$t(house.{{house}}, gioca|giocano) una carta tattica coperta',
  'event.tactic-revealed': '$t(house.{{house}}, rivela|rivelano) «$t(card.{{card}})»',
  'event.tactic-fetched': '$t(house.{{house}}, prende|prendono) «$t(card.{{card}})» dalla riserva',
  'event.tactic-left-the-game': '«$t(card.{{card}})» $t(house.{{house}}, of) esce dal gioco',
  'event.tactics-taken-back': '$t(house.{{house}}, riprende|riprendono) in mano le carte tattiche: $t(items.{{items}})',
  'event.ability-picked': '$t(house.{{house}}, prende|prendono) dalla riserva «$t(effect.{{effect}})»',
  'event.ability-used.effect': '$t(house.{{house}}, usa|usano) «$t(effect.{{effect}})»',
  'event.ability-taxed': '«$t(effect.{{effect}})» $t(house.{{house}}, of) costa 2 segnalini Potere in più',
  'event.ability-copied': '$t(house.{{house}}, copia|copiano) «$t(effect.{{effect}})» $t(house.{{foe}}, of)',
  'event.bid-counts-more': 'L’offerta $t(house.{{house}}, of) vale {{count}}',
  'event.bidding-card-taken': '$t(house.{{house}}, prende|prendono) «$t(westeros.{{card}})» dal mazzo {{deck}}',
  'event.card-made-void': 'Per questo turno $t(card.{{card}}, the) non ha abilità né icone e ha forza 0',
  'event.tokens-barred':
    '$t(house.{{house}}, vieta|vietano) per questo turno $t(marker.court, the) e $t(marker.fiefdoms, the)',
  'event.order-given': '$t(house.{{house}}, piazza|piazzano) $t(order.{{order}}) $t(area.{{area}}, in)',
  'event.units-routed': 'Truppe $t(house.{{house}}, of) in rotta $t(area.{{area}}, in)',

  'explain.tactics-played': 'Carte tattiche di questo turno: $t(items.{{items}}).',
  'explain.tactics-hand': 'Carte tattiche in mano: $t(items.{{items}}).',
  'explain.tactics-used': 'Carte tattiche usate: $t(items.{{items}}).',
};

/** The words of tactic cards. */
export const texts: Catalogue = {
  en: { ...ofCards('en'), ...SOURCES, ...en },
  it: { ...ofCards('it'), ...SOURCES, ...it },
};
