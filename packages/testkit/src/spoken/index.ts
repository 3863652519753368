export { flawsOfCatalogue } from './catalogue.ts';
export { Heard } from './heard.ts';
export { flawsInDrawing, listen } from './listen.ts';
export { saidIn, Words, wordsOfOptions } from './words.ts';
