export { ownChange, writeFrame, writePublic, type Own, type Public } from './frame.ts';
export { readHead, readJoined, writeJoined, type JoinedAt } from './joining.ts';
export { difference } from './difference.ts';
export { browserParser, serverParser, writeAnswer, type Question } from './parser.ts';
export { ownMoment, ownPartOf, plain, publicPartOf, type OwnPart, type PublicPart } from './parts.ts';
export { inflate, Receiver, type Receiving } from './receiver.ts';
export { Counting, NO_WORDS, type Words } from './words.ts';
