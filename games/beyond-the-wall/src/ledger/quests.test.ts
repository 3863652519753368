import { describe, expect, test } from 'vitest';
import { asked, figure, lay, play, refused, type Game } from './lay.fixture.ts';

/** Keeps the round open. */
const HOLD = '@gift nights-watch 1 footman march-zero';
const quests = (round: number, position: string): Game => lay(`round ${round}\nphase quests\n${position}`);

describe('find Benjen', () => {
  test('BW-6.3 BW-12.1 after the Raven and before the raids troops go to the card, a knight for 2 points', () => {
    const game = quests(4, `@wall-west nights-watch 2 footmen 1 knight support\n${HOLD}`);
    expect(asked(game)).toEqual(['nights-watch find-benjen']);
    play(game, 'nights-watch sends @wall-west 1 footman 1 knight');
    expect(['quest nights-watch', 'away nights-watch', 'units @wall-west'].map(name => figure(game, name))).toEqual([
      3,
      '1 footman 1 knight',
      'nights-watch 1 footman',
    ]);
    expect(asked(game)).toEqual(['nights-watch march']);
  });

  const COMPLETED = [
    [4, '3 knights', '1 footman', 4],
    [4, '2 knights 1 footman', '1 footman', null],
    [7, '3 knights', '1 footman', 7],
    [8, '3 knights', '1 footman', null],
    [8, '3 knights 1 footman', '1 footman', 8],
    [9, '4 knights', '1 footman', 9],
    [9, '3 knights 1 footman', '1 footman', null],
    [10, '4 knights 1 footman', '1 footman', 10],
    [10, '4 knights', '1 footman', null],
  ] as const;

  test.each(COMPLETED)(
    'BW-6.3 BW-6.4 BW-H62 BW-H94 in turn %i, %s on the card and %s more: complete in %s (7 points, later as many as the turn)',
    (round, there, more, done) => {
      const game = quests(round, `quest nights-watch ${there}\n@wall-west nights-watch ${more}\n${HOLD}`);
      play(game, `nights-watch sends @wall-west ${more}`);
      expect(figure(game, 'quest done nights-watch')).toBe(done);
    },
  );

  test('BW-6.3 BW-6.7 everybody hears which quest is complete', () => {
    const watch = quests(4, `quest nights-watch 3 knights\n@wall-west nights-watch 1 footman\n${HOLD}`);
    play(watch, 'nights-watch sends @wall-west 1 footman');
    expect(watch.told('benjen-found')).toEqual([{ house: 'nights-watch' }]);
    expect(watch.told('free-folk-saved')).toEqual([]);
    const folk = quests(4, `quest nights-watch done 3\nquest free-folk 2 footmen\n@gorge free-folk 1 footman\n${HOLD}`);
    play(folk, 'free-folk sends @gorge 1 footman');
    expect(folk.told('free-folk-saved')).toEqual([{ house: 'free-folk' }]);
    expect(folk.told('benjen-found')).toEqual([]);
  });

  test('BW-H93 six points in turn 7 and one more in turn 8: seven, and turn 8 needs eight', () => {
    const game = quests(8, `quest nights-watch 3 knights\n@wall-west nights-watch 1 footman\n${HOLD}`);
    play(game, 'nights-watch sends @wall-west 1 footman');
    expect([figure(game, 'quest nights-watch'), figure(game, 'quest done nights-watch')]).toEqual([7, null]);
  });

  test('BW-6.10 who goes leaves no token: outside the Wall the land is the Others’', () => {
    const game = quests(4, `@fist nights-watch 1 footman\n${HOLD}`);
    play(game, 'nights-watch sends @fist 1 footman');
    expect([figure(game, 'token @fist'), figure(game, 'control @fist')]).toEqual([null, 'others']);
  });

  test('BW-S30 an order left without troops is discarded, one with troops stays', () => {
    const game = quests(4, `@fist nights-watch 1 footman support\n@gorge nights-watch 2 footmen support\n${HOLD}`);
    play(game, 'nights-watch sends @fist 1 footman, @gorge 1 footman');
    expect([figure(game, 'order @fist'), figure(game, 'order @gorge')]).toEqual(['', 'support']);
  });

  test('BW-S70 a complete quest takes no more troops', () => {
    expect(asked(quests(6, `quest nights-watch 3 knights 1 footman done 5\n${HOLD}`))).not.toContain(
      'nights-watch find-benjen',
    );
  });
});

describe('Benjen comes', () => {
  const back = (round: number, sent: string, more = ''): Game =>
    lay(`round ${round}\nphase benjen\nsupply nights-watch 5\nquest nights-watch ${sent} done ${round}\n${more}`);

  test('BW-X4 BW-6.3 BW-6.5 the whole of turn 4: 1 + 2 + 4 points, and 3 return', () => {
    const game = lay(
      'round 4\nphase quests\nsupply nights-watch 5\nquest nights-watch 1 footman\n@wall-west nights-watch 2 footmen\n@wall-east nights-watch 2 knights',
    );
    play(game, 'nights-watch sends @wall-west 2 footmen, @wall-east 2 knights');
    expect(figure(game, 'quest nights-watch')).toBe(7);
    expect(asked(game)).toEqual(['nights-watch rangers-return']);
    expect([figure(game, 'out nights-watch'), figure(game, 'hand nights-watch')]).toEqual([
      ['nw-janos', 'nw-aemon'],
      expect.arrayContaining(['nw-benjen']),
    ]);
    play(game, 'nights-watch returns @wall-west for knight', 'nights-watch returns @wall-east for footman');
    expect(['units @wall-west', 'units @wall-east', 'away nights-watch'].map(name => figure(game, name))).toEqual([
      'nights-watch 1 knight',
      'nights-watch 1 footman',
      '',
    ]);
    expect(asked(game)).toEqual(['nights-watch give-up-yoren']);
  });

  test('BW-6.5 Aemon leaves the game from the discards too', () => {
    const game = back(8, '4 knights', 'discards nights-watch nw-aemon, nw-sam');
    expect([figure(game, 'discards nights-watch'), figure(game, 'out nights-watch')]).toEqual([
      ['nw-sam'],
      ['nw-janos', 'nw-aemon'],
    ]);
  });

  test('BW-H61 nine points in turn 5 are allowed, and 2 return', () => {
    const game = lay(
      'round 5\nphase quests\nsupply nights-watch 5\nquest nights-watch 3 knights\n@wall-west nights-watch 3 footmen',
    );
    play(game, 'nights-watch sends @wall-west 3 footmen');
    expect(figure(game, 'quest nights-watch')).toBe(9);
    play(game, 'nights-watch returns @wall-west for footman');
    expect(refused(game, 'nights-watch returns @wall-west for knight')).toMatchObject({ code: 'no-such-return' });
    play(game, 'nights-watch returns @wall-east for footman');
    expect(asked(game)).toEqual(['nights-watch give-up-yoren']);
  });

  const LATE = [
    [7, '3 knights 1 footman'],
    [8, '4 knights'],
    [10, '4 knights 2 footmen'],
  ] as const;

  test.each(LATE)('BW-H62 BW-6.5 completed in turn %i with %s: Benjen comes, nobody returns', (round, sent) => {
    const game = back(round, sent);
    expect(asked(game)).toEqual(['nights-watch give-up-yoren']);
    expect(figure(game, 'hand nights-watch')).toContain('nw-benjen');
    expect(figure(game, 'away nights-watch')).toBe('');
  });

  test('BW-18.15 BW-S71 only who went comes back: knights are no footmen, footmen no knights', () => {
    expect(back(5, '3 knights 1 footman').offered('nights-watch')?.toSorted()).toEqual(
      ['centre', 'east', 'west']
        .flatMap(section => ['footman', 'knight'].map(kind => `btw-wall-${section} for ${kind}`))
        .concat('none')
        .toSorted(),
    );
    expect(JSON.stringify(back(3, '7 footmen').offered('nights-watch'))).not.toContain('knight');
    expect(asked(back(6, '4 knights'))).toEqual(['nights-watch give-up-yoren']); // 1 point: nobody small enough
  });

  test('BW-S71 the Watch may take fewer back: the others go to the pool', () => {
    const game = play(
      back(4, '3 knights 1 footman'),
      'nights-watch returns @wall-west for footman',
      'nights-watch returns none',
    );
    expect([figure(game, 'units @wall-west'), figure(game, 'away nights-watch')]).toEqual([
      'nights-watch 1 footman',
      '',
    ]);
  });

  test('BW-S77 BW-6.5 only on sections of the Watch, empty ones included, and within supply', () => {
    const game = back(
      5,
      '4 footmen',
      'supply nights-watch 0\n@wall-west free-folk 1 footman\n@wall-east nights-watch 2 footmen\n@fist nights-watch 2 footmen',
    );
    expect(game.offered('nights-watch')).toEqual(['btw-wall-centre for footman', 'none']);
    const none = back(
      5,
      '7 footmen',
      '@wall-west free-folk 1 footman\n@wall-centre free-folk 1 footman\n@wall-east others 1 zombie tried',
    );
    expect(figure(none, 'round')).toBe(6);
    expect(figure(none, 'away nights-watch')).toBe('');
  });
});

describe('save the free folk', () => {
  test('BW-6.7 only footmen go', () => {
    const game = quests(4, `@thenn free-folk 1 footman 1 knight 1 giant\n${HOLD}`);
    for (const kind of ['knight', 'giant'])
      expect(refused(game, `free-folk sends @thenn 1 ${kind}`)).toMatchObject({ code: 'cannot-go-on-the-quest' });
    play(game, 'free-folk sends @thenn 1 footman');
    expect([figure(game, 'quest free-folk'), figure(game, 'quest done free-folk')]).toEqual([1, null]);
  });

  test('BW-6.7 complete with 3, in a late turn too', () => {
    const game = play(quests(10, `@thenn free-folk 4 footmen\n${HOLD}`), 'free-folk sends @thenn 3 footmen');
    expect([figure(game, 'quest done free-folk'), figure(game, 'units @thenn')]).toEqual([10, 'free-folk 1 footman']);
  });

  test('BW-S70 never more than three footmen on the card', () => {
    const game = quests(4, `quest free-folk 2 footmen\n@thenn free-folk 4 footmen\n${HOLD}`);
    expect(refused(game, 'free-folk sends @thenn 2 footmen')).toMatchObject({ code: 'too-many-on-the-quest' });
    expect(asked(quests(5, `quest free-folk 3 footmen done 4\n@thenn free-folk 4 footmen\n${HOLD}`))).not.toContain(
      'free-folk save-free-folk',
    );
  });

  test('BW-S29 BW-6.7 who is on the card stays there to the end', () => {
    const game = lay('round 4\nphase benjen\nquest free-folk 3 footmen done 4\n@thenn free-folk 1 giant');
    play(game, 'nights-watch yoren none');
    expect(figure(game, 'round')).toBe(5);
    expect(figure(game, 'away free-folk')).toBe('3 footmen');
  });

  test('BW-H92 who is on the card eats nothing and is not in the pool', () => {
    const game = lay(
      'round 5\nphase westeros\nthrone free-folk others nights-watch\nsupply free-folk 6\nquest free-folk 3 footmen done 4\n@thenn free-folk 2 footmen\n@milkwater free-folk 2 footmen\n@ice-river free-folk 1 footman\n@antler free-folk 1 knight\ntop I mustering\ntop II last-days-of-summer\ntop III web-of-lies',
    );
    expect(figure(game, 'armies free-folk')).toEqual([2, 2]);
    expect(refused(game, 'free-folk musters @thenn: footman')).toMatchObject({ code: 'pool-empty', data: { pool: 8 } });
  });
});

test('BW-12.1 Raven, quests, raids, marches, consolidating, Yoren', () => {
  const game = lay(
    'phase raven\ncourt nights-watch free-folk others\n@wall-west nights-watch 1 footman\n@thenn free-folk 1 knight raid\n@milkwater others 1 zombie support\n@gift nights-watch 1 footman march-zero\n@antler others 1 zombie consolidate',
  );
  const order: string[] = [];
  while (order.length < 7) {
    const [{ seat, why } = { seat: '', why: '' }] = game.waiting;
    order.push(`${seat} ${why}`);
    const least = why.endsWith('benjen') ? 'none' : game.offered(seat)?.find(choice => !choice.includes('>'));
    game.play(`${seat} ${least}`);
  }
  expect(order).toEqual([
    'nights-watch raven',
    'nights-watch find-benjen',
    'free-folk raid',
    'nights-watch march',
    'others consolidate',
    'others muster',
    'nights-watch give-up-yoren',
  ]);
});

test('BW-H96 BW-S46 both quests in Throne order, openly: the second sees what the first has sent', () => {
  const position = `@thenn free-folk 2 footmen\n${HOLD}`;
  const game = quests(4, `throne free-folk others nights-watch\n${position}`);
  expect(asked(game)).toEqual(['free-folk save-free-folk']);
  play(game, 'free-folk sends @thenn 2 footmen');
  expect(asked(game)).toEqual(['nights-watch find-benjen']);
  expect(game.view('nights-watch').open.houses['free-folk']).toMatchObject({ more: { away: { footman: 2 } } });
  expect(asked(quests(4, `throne nights-watch others free-folk\n${position}`))).toEqual(['nights-watch find-benjen']);
});
