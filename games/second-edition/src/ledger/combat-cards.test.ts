import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided, strengths } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

const ATTACK = 'tyrell 2 knights march-zero';
const used = (game: ReturnType<typeof lay>): unknown[] =>
  game.told('ability-used').map(data => (data as { card: string }).card);

describe('2E-12 combat: house cards, Blade and victor', () => {
  test('2E-12.14 both choose in secret and reveal together; playing a card is compulsory', () => {
    const game = attack(ATTACK, 'lannister 1 footman');
    expect(game.waiting).toMatchObject([
      { seat: 'tyrell', sealed: true },
      { seat: 'lannister', sealed: true },
    ]);
    expect(game.refusal('tyrell plays none')).toMatchObject({ clause: '2E-12.14', code: 'card-must-be-played' });
    expect(game.refusal('tyrell plays the-hound')).toMatchObject({ clause: '2E-12.14', code: 'card-not-in-hand' });
    game.play('tyrell plays randyll-tarly');
    expect(JSON.stringify([game.view('lannister').mine, game.view('lannister').open.frames])).not.toContain(
      'randyll-tarly',
    );
    game.play('lannister plays ser-jaime-lannister');
    expect(game.told('card-revealed')).toEqual([
      { house: 'tyrell', card: 'randyll-tarly' },
      { house: 'lannister', card: 'ser-jaime-lannister' },
    ]);
  });

  test('2E-12.15 cancelling texts come before all others, whoever sits on the throne', () => {
    const game = attack(
      ATTACK,
      'lannister 1 footman 1 knight',
      'throne tyrell lannister stark martell greyjoy baratheon',
    );
    cards(game, 'mace-tyrell', 'tyrion-lannister');
    expect(asked(game)).toEqual(['lannister may-send-the-opposing-card-back']);
    expect(game.figure('units blackwater')).toContain('lannister 1 footman 1 knight');
    game.play('lannister chooses send-back', 'tyrell plays margaery-tyrell');
    expect(decided(game)).toMatchObject({ attack: 4 + 1, defence: 3 + 1 });
  });

  test('2E-12.15 2E-12.16 a text is told when it is used: not while its owner is asked, and not if he lets it be', () => {
    const tyrion = (): ReturnType<typeof lay> =>
      cards(attack(ATTACK, 'lannister 1 footman'), 'margaery-tyrell', 'tyrion-lannister');
    expect(used(tyrion())).toEqual([]);
    expect(used(tyrion().play('lannister chooses none'))).toEqual([]);
    expect(used(tyrion().play('lannister chooses send-back'))).toEqual(['tyrion-lannister']);
    // One that must be used says so with its owner's answer.
    const doran = cards(attack(ATTACK, 'martell 1 footman'), 'margaery-tyrell', 'doran-martell');
    expect(used(doran)).toEqual([]);
    expect(used(doran.play('martell chooses court'))).toEqual(['doran-martell']);
  });

  test('2E-12.16 immediate texts work in Iron Throne order', () => {
    const first = (throne: string): string[] =>
      asked(
        cards(
          attack(
            'tyrell 1 knight march-zero',
            'martell 1 knight',
            `throne ${throne}\nstoney-sept martell 1 footman consolidate`,
          ),
          'queen-of-thorns',
          'doran-martell',
        ),
      );
    expect(first('martell tyrell baratheon lannister stark greyjoy')).toEqual(['martell opponent-last-on-a-track']);
    expect(first('tyrell martell baratheon lannister stark greyjoy')).toEqual([
      'tyrell remove-an-order-next-to-the-battle',
    ]);
  });

  test('2E-12.17 2E-H10 2E-X18 Salladhor and Victarion touch the same ships in Iron Throne order', () => {
    const total = (throne: string): unknown => {
      const game = attack(
        'greyjoy 2 ships march-zero',
        'baratheon 1 ship',
        `throne ${throne}\nblackwater-bay baratheon 1 ship support`,
        { from: 'the-narrow-sea', at: 'shipbreaker-bay' },
      ).play('baratheon support blackwater-bay for defender');
      return decided(cards(game, 'victarion-greyjoy', 'salladhor-saan'));
    };
    expect(total('greyjoy baratheon tyrell lannister stark martell')).toMatchObject({ attack: 0 + 3, defence: 3 });
    expect(total('baratheon greyjoy tyrell lannister stark martell')).toMatchObject({ attack: 2 + 3, defence: 3 });
  });

  test('2E-12.18 a text works at most once per combat: Tyrion does not send the second card back', () => {
    const game = cards(attack(ATTACK, 'lannister 1 footman 1 knight'), 'mace-tyrell', 'tyrion-lannister');
    game.play('lannister chooses send-back', 'tyrell plays ser-garlan-tyrell');
    expect(decided(game)).toMatchObject({ attack: 4 + 2 });
    expect(game.told('card-returned')).toEqual([]);
  });

  test('2E-12.19 support by any house is support', () => {
    const battle = (accepted: string): unknown => {
      const game = attack(
        'greyjoy 2 knights march-zero',
        'lannister 2 footmen 1 knight',
        'harrenhal stark 1 footman support',
      ).play('stark support harrenhal for attacker', `greyjoy answers stark for ${accepted}`);
      cards(game, 'asha-greyjoy', 'ser-kevan-lannister');
      return asked(game);
    };
    expect(battle('accept')).toEqual(['lannister retreat']);
    expect(battle('refuse')).toEqual(['lannister casualties']);
  });

  test('2E-12.20 2E-H8 Queen of Thorns removes a Support: its strength is gone, and so is being supported', () => {
    const ships = attack('tyrell 3 ships march-zero', 'baratheon 1 ship', 'blackwater-bay baratheon 1 ship support', {
      from: 'the-narrow-sea',
      at: 'shipbreaker-bay',
    }).play('baratheon support blackwater-bay for defender');
    expect(strengths(ships)).toEqual([3, 2]);
    cards(ships, 'queen-of-thorns', 'salladhor-saan').play('tyrell chooses blackwater-bay');
    expect(decided(ships)).toMatchObject({ attack: 3, defence: 1 + 1 });

    const asha = (support: string): unknown => {
      const game = attack('greyjoy 3 knights march-zero', 'tyrell 1 footman 1 knight 1 knight', support);
      game.play('greyjoy support harrenhal for attacker');
      cards(game, 'asha-greyjoy', 'queen-of-thorns').play('tyrell chooses harrenhal');
      return [decided(game), asked(game)];
    };
    expect(asha('harrenhal greyjoy 1 knight support')).toMatchObject([
      { attack: 6 + 1, defence: 5 },
      ['tyrell casualties'],
    ]);
  });

  test('2E-12.21 the Blade adds 1 once a round, for a combatant who holds it', () => {
    const game = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      `fiefdoms tyrell stark lannister baratheon greyjoy martell
       highgarden tyrell 1 footman march-plus-one
       searoad-marches lannister 1 footman`,
      { blade: true },
    );
    cards(game, 'margaery-tyrell', 'ser-kevan-lannister');
    expect(game.refusal('tyrell blade twice')).toMatchObject({ clause: '2E-12.21', code: 'blade-use-or-keep' });
    game.play('tyrell blade use');
    expect(decided(game)).toMatchObject({ attack: 3, defence: 2, winner: 'tyrell' });
    expect(game.figure('used fiefdoms')).toBe(true);
    game.play('lannister retreats stoney-sept', 'tyrell march highgarden: footman > searoad-marches');
    cards(game, 'alester-florent', 'cersei-lannister');
    expect(decided(game)).toMatchObject({ attack: 1 + 1 + 1, defence: 1 }); // no question about the Blade
    const kept = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      'fiefdoms tyrell stark lannister baratheon greyjoy martell',
      { blade: true },
    );
    cards(kept, 'margaery-tyrell', 'ser-kevan-lannister').play('tyrell blade keep');
    expect([decided(kept), kept.figure('used fiefdoms')]).toMatchObject([{ attack: 2, winner: 'tyrell' }, false]);
  });

  test('2E-12.22 a mere supporter cannot use it', () => {
    const game = attack('tyrell 1 footman march-zero', 'lannister 1 footman', 'harrenhal greyjoy 1 knight support', {
      blade: true,
    }).play('greyjoy support harrenhal for attacker', 'tyrell answers greyjoy for accept');
    expect(game.figure('marker fiefdoms')).toBe('greyjoy');
    cards(game, 'margaery-tyrell', 'ser-kevan-lannister');
    expect(decided(game)).toMatchObject({ attack: 4, defence: 2 });
    expect(game.told('blade-used')).toEqual([]);
  });

  test('2E-12.23 2E-H59 the final strength counts everything and is never below 0', () => {
    const sea = attack('tyrell 1 ship march-minus-one', 'lannister routed 1 ship', '', {
      from: 'west-summer-sea',
      at: 'sunset-sea',
    });
    expect(strengths(sea)).toEqual([0, 0]);
    const engine = attack(
      'tyrell 1 siege-engine march-minus-one',
      'lannister routed 1 footman',
      'fiefdoms tyrell lannister greyjoy stark baratheon martell',
    );
    expect(strengths(engine)).toEqual([0, 0]); // not -1
    cards(engine, 'queen-of-thorns', 'cersei-lannister');
    expect(decided(engine)).toMatchObject({ attack: 0, defence: 0, winner: 'tyrell' });
    const all = attack(
      'tyrell 1 knight march-plus-one',
      'lannister 2 knights defense-one',
      `harrenhal tyrell 1 footman support-plus-one\nfiefdoms tyrell lannister greyjoy stark baratheon martell`,
      { blade: true },
    ).play('tyrell support harrenhal for attacker');
    cards(all, 'randyll-tarly', 'cersei-lannister').play('tyrell blade use');
    expect(decided(all)).toMatchObject({ attack: 2 + 1 + 2 + 2 + 1, defence: 4 + 1 });
  });

  test('2E-12.24 2E-X2 a tie goes to the higher on the Fiefdoms: the knight is back in Moat Cailin, routed', () => {
    const game = attack('stark 1 knight march-zero', 'greyjoy 1 footman raid', 'phase marches', {
      from: 'moat-cailin',
      at: 'greywater-watch',
    });
    cards(game, 'ser-rodrik-cassel', 'theon-greyjoy');
    expect(decided(game)).toMatchObject({ attack: 3, defence: 3, winner: 'greyjoy' });
    expect([game.figure('units moat-cailin'), game.figure('units greywater-watch')]).toEqual([
      'stark routed 1 knight',
      'greyjoy 1 footman',
    ]);
    const turned = attack(
      'stark 1 knight march-zero',
      'greyjoy 1 footman raid',
      'phase marches\nfiefdoms tyrell stark greyjoy martell baratheon lannister',
      { from: 'moat-cailin', at: 'greywater-watch' },
    );
    expect(decided(cards(turned, 'ser-rodrik-cassel', 'theon-greyjoy'))).toMatchObject({ winner: 'stark' });
  });

  test('2E-12.25 texts of winner and loser work in Iron Throne order once the winner is known', () => {
    const order = (throne: string): unknown[] =>
      used(
        cards(
          attack('lannister 3 knights march-zero', 'stark 1 footman', `throne ${throne}\ndiscards stark eddard-stark`),
          'tywin-lannister',
          'roose-bolton',
        ),
      );
    expect(order('lannister stark tyrell baratheon martell greyjoy')).toEqual(['tywin-lannister', 'roose-bolton']);
    expect(order('stark lannister tyrell baratheon martell greyjoy')).toEqual(['roose-bolton', 'tywin-lannister']);
  });

  test('2E-X1 attack on a stronghold', () => {
    const game = lay(`
      riverrun lannister 1 knight 1 footman march-zero
      seagard greyjoy 1 footman defense-one
      ironmans-bay lannister 1 ship support
      castle-black stark 1 footman march-zero
      used fiefdoms`);
    game.play('lannister march riverrun: knight footman > seagard', 'lannister support ironmans-bay for attacker');
    expect(strengths(game)).toEqual([3 + 0 + 1, 1 + 1]);
    cards(game, 'ser-jaime-lannister', 'theon-greyjoy');
    expect(decided(game)).toMatchObject({ attack: 6, defence: 5, winner: 'lannister' });
    expect(game.told('units-destroyed')).toEqual([
      { house: 'greyjoy', area: 'seagard', units: { footman: 1 }, why: 'casualties' },
    ]);
    expect(game.figures).toMatchObject({
      'units seagard': 'lannister 1 knight 1 footman',
      'order seagard': '',
      'order riverrun': '',
      'order ironmans-bay': 'support',
    });
  });

  test('2E-12.46 2E-12.47 played cards are discarded; the seventh stays out and six come back', () => {
    const game = cards(attack(ATTACK, 'lannister 1 footman', 'hand tyrell mace-tyrell'), 'mace-tyrell', 'the-hound');
    expect(game.figures).toMatchObject({ 'discards tyrell': ['mace-tyrell'], 'discards lannister': ['the-hound'] });
    expect(game.figure('hand tyrell')).toHaveLength(6);
    expect(game.figure('hand tyrell')).not.toContain('mace-tyrell');
    expect(game.figure('hand lannister')).toHaveLength(6);
  });

  test('2E-12.48 texts "after combat" come last of all, with the cards already laid aside', () => {
    const game = cards(attack('baratheon 3 knights march-zero', 'lannister 1 footman'), 'patchface', 'the-hound');
    game.play('lannister retreats stoney-sept');
    expect(asked(game)).toEqual(['baratheon may-discard-a-card-of-the-opponent']);
    expect(game.figures).toMatchObject({
      'discards baratheon': ['patchface'],
      'discards lannister': ['the-hound'],
      'units blackwater': 'baratheon 3 knights',
      'units stoney-sept': 'lannister routed 1 footman',
      'order blackwater': '',
    });
    game.play('baratheon chooses cersei-lannister');
    expect(game.told('card-discarded')).toEqual([{ house: 'lannister', card: 'cersei-lannister', why: 'ability' }]);
  });

  test('2E-12.50 hands and discards are open to everybody, in the middle of a combat too', () => {
    const game = attack(ATTACK, 'lannister 1 footman', 'discards lannister the-hound').play(
      'tyrell plays margaery-tyrell',
    );
    const seen = game.view('stark').open.houses['lannister'];
    expect(seen?.discards).toEqual(['the-hound']);
    expect(seen?.hand).toHaveLength(6);
    expect(game.view('stark').open.houses['tyrell']?.hand).toContain('margaery-tyrell'); // chosen in secret, still held
  });

  test('2E-12.51 no hand is empty once a combat is over', () => {
    const game = attack(
      'greyjoy 3 knights march-zero',
      'baratheon 1 footman',
      'hand greyjoy aeron-damphair, euron-crows-eye\nhand baratheon patchface',
    );
    cards(game, 'aeron-damphair', 'patchface').play('greyjoy chooses pay');
    expect(game.figure('hand greyjoy')).toHaveLength(6); // Euron was the last one
    game.play('baratheon chooses victarion-greyjoy');
    expect([game.figure('hand greyjoy'), game.figure('hand baratheon')]).toMatchObject([{ length: 5 }, { length: 6 }]);
  });

  test('2E-12.52 a card brought in later is shown openly and works in the windows still to come', () => {
    const game = attack('lannister 3 knights march-zero', 'tyrell 1 footman', 'harrenhal lannister 1 footman support');
    game.play('lannister support harrenhal for attacker');
    cards(game, 'tyrion-lannister', 'mace-tyrell').play('lannister chooses send-back');
    expect(game.waiting).toMatchObject([{ seat: 'tyrell', why: 'another-card', sealed: false }]);
    const others = (game.figure('hand tyrell') as string[]).filter(card => card !== 'mace-tyrell');
    expect(others).toHaveLength(6);
    expect(game.refusal('tyrell plays mace-tyrell')).toMatchObject({
      clause: '2E-12.14',
      code: 'card-not-in-hand',
      data: { card: 'mace-tyrell', cards: others, items: others.length },
    });
    expect(game.refusal('tyrell plays none')).toMatchObject({
      clause: '2E-12.14',
      code: 'card-must-be-played',
      data: { cards: others, items: others.length },
    });
    game.play('tyrell plays queen-of-thorns');
    expect(asked(game)).toEqual(['tyrell remove-an-order-next-to-the-battle']);
    game.play('tyrell chooses harrenhal');
    expect(decided(game)).toMatchObject({ attack: 6 + 1, defence: 1 });
  });
});
