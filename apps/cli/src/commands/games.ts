import { MANIFESTS } from '@corvo/catalogue';
import { playersText, type Game, type Manifest, type OptionSpec } from '@corvo/core';
import { botsOf } from '../bots.ts';
import type { Command, Context } from '../context.ts';
import { EXIT } from '../io.ts';
import { wrap } from '../terminal/layout.ts';
import { GameWords } from '../words.ts';

function describe({ players }: Manifest, options: readonly OptionSpec[], game: Game, words: GameWords) {
  return {
    id: game.id,
    title: words.title(),
    rules: game.rules,
    players,
    options: options.map(spec => ({
      id: spec.id,
      title: words.option(spec),
      ...(words.has(`option.${spec.id}.help`) ? { help: words.say(`option.${spec.id}.help`) } : {}),
      default: spec.default,
      clause: spec.clause,
      ...(spec.players === undefined ? {} : { players: spec.players }),
      values: spec.values.map(value => ({ value, title: words.optionValue(spec, value) })),
    })),
    bots: botsOf(game),
  };
}
type Described = ReturnType<typeof describe>;

function optionLines({ say, paint, width }: Context, option: Described['options'][number]): string[] {
  const only = option.players === undefined ? [] : [say('games.only-for', { players: option.players.join(', ') })];
  const head = [`  ${paint(option.id, 'strong')}  ${option.title}`, ...only, paint(option.clause, 'faint')].join('  ');
  const help = option.help === undefined ? [] : wrap(option.help, width - 6).map(line => `      ${line}`);
  const values = option.values.map(({ value, title }) => {
    const usual = value === option.default ? ` ${paint(`(${say('games.usual')})`, 'good')}` : '';
    return `      ${String(value).padEnd(10)} ${title}${usual}`;
  });
  return [head, ...help, ...values];
}

function gameLines(context: Context, game: Described): string[] {
  const { say, paint, width } = context;
  return [
    `${paint(game.title, 'strong')}  ${paint(game.id, 'accent')}`,
    `  ${say('games.players', { players: playersText(game.players) })}`,
    ...wrap(`${say('games.bots')} ${game.bots.join(', ')}`, width - 2, '    ').map(line => `  ${line}`),
    '',
    `  ${say('games.options', { example: exampleOf(game) })}`,
    ...game.options.flatMap(option => optionLines(context, option)),
  ];
}

/** The first option that is not left as usual, to show how one is written. */
function exampleOf(game: Described): string {
  const [option] = game.options;
  const value = option?.values.find(known => known.value !== option.default)?.value;
  return option === undefined || value === undefined ? '' : `--options ${option.id}=${value}`;
}

/** `corvo games` */
export const command: Command = {
  flags: { json: 'switch' },
  words: { min: 0, max: 0 },
  async run(context) {
    const games = await Promise.all(
      MANIFESTS.map(async manifest => {
        const [options, game] = await Promise.all([manifest.options(), manifest.rules()]);
        return describe(manifest, options, game, new GameWords(game, context.language));
      }),
    );
    if (context.given.has('json')) context.out(JSON.stringify({ games }));
    else context.out(games.map(game => gameLines(context, game).join('\n')).join('\n\n'));
    return EXIT.ok;
  },
};
