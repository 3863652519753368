import { mergeCatalogues, say, type Catalogue, type Course, type Game, type Plain } from '@corvo/core';
import { use, useMemo } from 'react';
import { useWholeGame } from '../../session/games.ts';
import { useText } from '../../base/i18n/index.ts';
import { loadCourse } from './courses.ts';
import { placesIn } from './places-in.ts';
import { learnTexts } from './texts.ts';

export interface Taught {
  readonly game: Game;
  readonly course: Course;
  readonly t: (key: string, data?: Plain) => string; // a text of these pages
  readonly teach: (key: string) => string; // words of a lesson
  readonly named: (key: string) => string[]; // the places that these words name
}

/** The guided game of a game with its words; undefined where it has none. */
export function useCourse(id: string): Taught | undefined {
  const course = use(loadCourse(id));
  const game = useWholeGame(id);
  const { language } = useText();
  return useMemo(() => {
    if (course === undefined || game === undefined) return undefined;
    const words: Catalogue = mergeCatalogues(game.messages, course.messages);
    return {
      game,
      course,
      t: (key, data) => say(learnTexts, language, key, data),
      teach: key => say(words, language, key),
      named: key => placesIn(words[language][key]),
    };
  }, [course, game, language]);
}
