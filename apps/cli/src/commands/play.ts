import { stripVTControlCharacters } from 'node:util';
import { below, rngFromText, type Seat } from '@corvo/core';
import { TAKE_BACK, type TakeBack } from '@corvo/host';
import type { Given } from '../arguments/flags.ts';
import { earnestSeedOf, gameNamed, optionsOf, playersOf } from '../arguments/game.ts';
import { botsGiven, usualBot } from '../bots.ts';
import type { Command, Context } from '../context.ts';
import { isRecord } from '../files/record.ts';
import { Target } from '../files/target.ts';
import { EXIT, type ExitCode } from '../io.ts';
import { readCommand, TABLE_COMMANDS, wordFor } from '../play/commands.ts';
import { playOn, type Ending } from '../play/loop.ts';
import { Person } from '../play/person.ts';
import { Sitting } from '../play/sitting.ts';
import { Teller } from '../play/teller.ts';
import { Thinkers } from '../play/thinkers.ts';
import { Stop } from '../stop.ts';
import { fold } from '../terminal/layout.ts';
import { Lines } from '../terminal/lines.ts';
import { GameWords } from '../words.ts';

/** The place of the person at the table, from 0. */
function placeOf(given: Given, players: number, seed: string): number {
  if (given.text('seat') === 'random') return below(rngFromText(`seat\n${seed}`), players);
  return (given.whole('seat', 1, players) ?? 1) - 1;
}

/** Which bot sits where: the labels are dealt round the table. */
function labelsOf(words: GameWords, given: Given, seats: readonly Seat[], mine: Seat): Map<Seat, string> {
  const text = given.text('bots');
  const labels = text === undefined ? [usualBot(words.game)] : botsGiven(words, text);
  const others = seats.filter(seat => seat !== mine);
  if (labels.length > others.length)
    throw new Stop('error.too-many-bots-to-play', { bots: labels.length, count: others.length });
  return new Map(others.map((seat, place) => [seat, labels[place % labels.length] as string]));
}

/** How moves are taken back (CO-7.11). */
function takeBackOf(given: Given): TakeBack {
  const text = given.text('take-back') ?? 'fair';
  const found = TAKE_BACK.find(known => known === text);
  if (found === undefined) throw new Stop('error.take-back', { text, known: TAKE_BACK.join(', ') });
  return found;
}

const LONGEST_NAME = 40;

/** The name that somebody has at this machine, as a name is written; an administrator has none. */
function loginName({ USER, USERNAME }: Context['io']['env']): string {
  const name = USER ?? USERNAME ?? '';
  return /^(root|admin.*)$/i.test(name)
    ? ''
    : name.slice(0, LONGEST_NAME).replace(/^\p{Ll}/u, first => first.toUpperCase());
}

/** The person's name, without anything that would disturb a terminal. */
function ownName({ given, say, io }: Context): string {
  const text = stripVTControlCharacters(given.text('name') ?? loginName(io.env));
  const name = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').trim();
  if ([...name].length > LONGEST_NAME) throw new Stop('error.name-too-long', { most: LONGEST_NAME });
  return name === '' ? say('play.person') : name;
}

/** What bots that people choose by a name are called at the table; the others go by how they were given. */
const BOT_NAMES: Readonly<Record<string, string>> = {
  newcomer: 'play.bot-newcomer',
  squire: 'play.bot-squire',
  knight: 'play.bot-knight',
  lord: 'play.bot-lord',
  master: 'play.bot-master',
  greedy: 'play.bot-greedy',
  random: 'play.bot-random',
};

function botName({ say }: Context, label: string): string {
  const key = Object.hasOwn(BOT_NAMES, label) ? BOT_NAMES[label] : undefined;
  return key === undefined ? label.charAt(0).toUpperCase() + label.slice(1) : say(key);
}

/**
 * Names to tell the story with: the person's, and the bots' by what they are, with the house where a seat is one; those
 * that are the same get numbers.
 */
function namesOf(context: Context, words: GameWords, mine: Seat, labels: ReadonlyMap<Seat, string>): Map<Seat, string> {
  const withHouse = (name: string, seat: Seat): string => {
    const house = words.first([`house.${seat}`]);
    return house === undefined ? name : `${name} (${house})`;
  };
  const names = new Map([[mine, withHouse(ownName(context), mine)]]);
  for (const [seat, label] of labels) names.set(seat, withHouse(botName(context, label), seat));
  const all = [...names.values()].map(name => name.toLowerCase());
  const taken = new Set(all);
  for (const [seat, name] of names) {
    if (all.filter(other => other === name.toLowerCase()).length === 1) continue;
    let number = 1;
    while (taken.has(`${name} ${number}`.toLowerCase())) number++;
    taken.add(`${name} ${number}`.toLowerCase());
    names.set(seat, `${name} ${number}`);
  }
  return names;
}

/** So much of a fingerprint tells it from any other; the end shows all of it (CO-1.3). */
const SHORT_COMMITMENT = 16;

function welcome(
  { paint, say, width, ...context }: Context,
  words: GameWords,
  sitting: Sitting,
  names: ReadonlyMap<Seat, string>,
  mine: Seat,
): void {
  const out = (text: string): void => context.out(fold(text, width).join('\n'));
  out(paint(words.title(), 'strong'));
  const tagline = words.first(['tagline']);
  if (tagline !== undefined) out(tagline);
  out(
    say('play.table', {
      seats: [...sitting.seats].map(seat => names.get(seat) ?? seat),
      name: names.get(mine) ?? mine,
    }),
  );
  out(say('play.how', { help: wordFor(say, 'help'), quit: wordFor(say, 'quit') }));
  const commitment = `${sitting.open.chance.commitment.slice(0, SHORT_COMMITMENT)}…`;
  out(paint(say('play.commitment', { commitment }), 'faint'));
  out('');
}

function farewell(teller: Teller, sitting: Sitting, ending: Ending): void {
  if (ending.kind === 'over') {
    teller.table(sitting.view(null));
    teller.ending(ending.outcome, sitting.open);
  } else teller.say(`play.${ending.kind}`, { count: sitting.actions });
  teller.context.out('');
  teller.say('play.seed', { seed: sitting.seed, commitment: sitting.open.chance.commitment });
}

/** What Tab proposes: the commands and the moves that go on like this, whatever the capitals. */
function completions(context: Context, moves: () => readonly string[]): (begun: string) => string[] {
  return begun => {
    if (readCommand(begun) !== undefined) return [];
    const known = [...moves(), ...TABLE_COMMANDS.map(command => wordFor(context.say, command))];
    return known.filter(text => text.toLowerCase().startsWith(begun.toLowerCase()));
  };
}

/** `corvo play hand-of-the-king` */
export const command: Command = {
  flags: {
    players: 'text',
    bots: 'text',
    seed: 'text',
    options: 'text',
    seat: 'text',
    name: 'text',
    save: 'text',
    'take-back': 'text',
  },
  words: { min: 1, max: 1 },
  async run(context): Promise<ExitCode> {
    const { given, io, language, say } = context;
    const words = new GameWords(gameNamed(given.words[0] as string), language);
    const { game } = words;
    const players = playersOf(game, given);
    const options = optionsOf(words, given, players);
    const seed = earnestSeedOf(given);
    const seats = game.seats(players);
    const mine = seats[placeOf(given, players, seed)] as Seat;
    const labels = labelsOf(words, given, seats, mine);
    const names = namesOf(context, words, mine, labels);
    const saveFile = given.text('save');
    const save = saveFile === undefined ? undefined : new Target(io.cwd, saveFile, isRecord).tried();

    const sitting = new Sitting(game, options, players, seed, { mine, bots: labels, takeBack: takeBackOf(given) });
    const teller = new Teller(
      context,
      new GameWords(game, language, options, players),
      seat => names.get(seat) ?? seat,
    );
    const lines = new Lines(
      io,
      completions(context, () => person.proposals()),
    );
    const thinkers = new Thinkers();
    const person = new Person(sitting, teller, lines, thinkers);
    try {
      welcome(context, words, sitting, names, mine);
      const ending = await playOn({ sitting, person, seat: mine, teller, lines, thinkers });
      farewell(teller, sitting, ending);
      const wanted = [...(save === undefined ? [] : [save]), ...person.files];
      for (const target of new Map(wanted.map(file => [file.path, file])).values()) {
        target.write(sitting.record());
        context.out(say('play.saved', { file: target.path }));
      }
      return ending.kind === 'interrupted' ? EXIT.interrupted : EXIT.ok;
    } finally {
      lines.close();
      await thinkers.close();
    }
  },
};
