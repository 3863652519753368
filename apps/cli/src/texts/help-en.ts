import type { Messages } from '@corvo/core';

export const helpEn: Messages = {
  help: `corvo plays the Iron Throne family of board games at the terminal.

  corvo games                     which games there are, with their options and bots
  corvo play GAME                 play against bots
  corvo simulate GAME             let bots play a tournament
  corvo replay FILE               watch a saved game and verify it
  corvo check FILE…               run scenarios: positions, actions, what must come out
  corvo fuzz GAME                 random games that look for broken rules
  corvo rule RULE                 one rule, such as HK-4.2
  corvo rules GAME                all rules of a game

  corvo backup [FOLDER|FILE]      copy everything a server keeps, even while it is running
  corvo restore FILE              put such a copy back
  corvo export-game TABLE [FILE]  one finished game of a server as a saved game
  corvo import-game FILE          bring a saved game into a server
  corvo identity NAME             give an identity back to whoever lost all devices

Every command has its own help: corvo help play, or corvo play --help.
A good start: corvo play hand-of-the-king

Everywhere: --lang it|en, --help, --version
Exit codes: 0 all is well, 1 something failed (a scenario, a property, a saved game), 2 the command was not understood.`,

  'help.everywhere': 'Everywhere: --lang it|en sets the language, --help shows this. NO_COLOR=1 switches colors off.',

  'help.games': `corvo games [--json]

For each game its title, how many can play, which bots it has, and its options with all their values.

  --json   the same for programs`,

  'help.play': `corvo play GAME [--players N] [--bots LABEL,…] [--seed S] [--options NAME=VALUE,…] [--seat N|random] [--name NAME] [--take-back HOW] [--save FILE]

You play at the terminal; bots take the other seats. Moves are chosen by number or by words of them, such as
“up stark”; orders, marches and the like are put together step by step, by number or by name. While you play,
“help” lists what else you can type: explain, hint, undo, rule, save and more.

  --players N     how many sit at the table, you included (default: the fewest the game allows)
  --bots LABEL,…  who plays against you, dealt round the table (see corvo games)
  --seed S        the shuffle code: the same code gives the same deal; without it, a random deal
  --options …     what the table plays by (see corvo games)
  --take-back HOW when moves can be undone: “fair”, “strict” (never) or “practice” (freely; default: fair)
  --seat N        your place at the table, from 1, or “random” (default: 1)
  --name NAME     what the log calls you (default: your login name)
  --save FILE     saves the game when you stop; corvo replay shows and verifies it

The fingerprint of the shuffle is shown at the start and its code at the end, so anybody can verify the deal.

  corvo play hand-of-the-king --bots lord --lang it --save game.jsonl`,

  'help.simulate': `corvo simulate GAME [--players N] [--bots LABEL,…] [--games N] [--seed S] [--options NAME=VALUE,…] [--json] [--report FILE] [--records FOLDER] [--workers N]

Bots play a tournament on all cores. One label fills every seat; several are dealt round the table. Each board is
played once for every way to turn the bots round the table, so no result is due to a lucky seat or deal. If the number
of games is not a multiple of that, the last board is not played from every side, and you are told.

  --players N       how many sit at the table (default: the fewest the game allows)
  --bots LABEL,…    random, greedy, search:200ms (by the clock), search:5000n (by positions), … (default: random)
  --games N         how many games (default: 100)
  --seed S          the shuffle code: the same code and budgets of positions give the same result, on any number of workers
  --options …       what the table plays by (see corvo games)
  --workers N       how many threads (default: one for each core)
  --json            one object for programs instead of the table
  --report FILE     also one HTML file with plots
  --records FOLDER  also saves every game, for corvo replay

Score: 1 for a first place alone, divided equally among those who share it, else 0. A draw is a shared first place;
partners of a winning team share theirs. Intervals are Wilson’s, at 95%.

  corvo simulate hand-of-the-king --bots search:200ms,greedy --games 100 --seed 7 --report bots.html`,

  'help.replay': `corvo replay FILE [--from N] [--to N] [--quiet] [--json]

Rebuilds a saved game, verifies every action, every fingerprint and the shuffle, and shows it. On a terminal
it goes step by step: Enter next, b back, a number jumps, q quits. Elsewhere it prints everything.

  --from N, --to N   only these actions; 0 is the table before the first
  --quiet            only verify
  --json             one object for programs

Exit code 1 when the saved game is not genuine, 2 when it cannot be read.

  corvo replay game.jsonl --from 3 --to 5`,

  'help.check': `corvo check FILE… [--json]

Runs scenarios: a position, actions in the notation, and what must come out. Names of folders stand for all the
scenario files in them. The last line is always “N passed, M failed”; the exit code is 1 when any failed.

  --json   one object for programs

  corvo check games/hand-of-the-king/scenarios`,

  'help.fuzz': `corvo fuzz GAME [--games N] [--first N] [--seed S] [--players N] [--options NAME=VALUE,…] [--workers N] [--json]

Plays random games with random options on all cores, and looks in each for anything that must never happen: a legal
move refused, a secret told, a game that cannot be replayed or does not end, and more. What it finds is made as short
as possible and printed with the command that shows it again.

  --games N      how many games (default: 1000)
  --first N      the number of the first game, from 1: to see one game again
  --seed S       the shuffle code: the same code plays the same games
  --players N    always so many players (default: any number the game allows)
  --options …    always these options; the others are drawn
  --workers N    how many threads (default: one for each core)
  --json         one object for programs

  corvo fuzz hand-of-the-king --games 100000 --seed 1`,

  'help.rule': `corvo rule RULE [--json]

Prints a rule. Every question and every refusal names the rule behind it.

  corvo rule HK-4.2`,

  'help.rules': `corvo rules GAME [--json]

Lists the rules of a game, or of another rulebook in docs/rules, one line each.

  corvo rules hand-of-the-king`,
};
