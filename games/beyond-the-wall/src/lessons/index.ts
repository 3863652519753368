import type { Course } from '@corvo/core';
import { freeFolk } from './free-folk.ts';
import { others } from './others.ts';
import { en } from './texts/en.ts';
import { it } from './texts/it.ts';
import { watch } from './watch.ts';

/** The guided first game: one round with each of the three, from south to north. */
export const course: Course = { lessons: [watch, freeFolk, others], messages: { en, it } };
