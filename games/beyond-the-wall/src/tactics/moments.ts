/** The places of tactic cards in the order of a combat; where both may use something the attacker is first (BW-H82). */
export const DECLARED = 'battle-declared';
export const JOINED = 'battle-joined';
export const SUPPORTED = 'battle-supported';
export const DECIDED = 'battle-decided';
export const BEATEN = 'battle-beaten';
export const SPOILS = 'battle-spoils';
export const PURSUED = 'battle-pursued';
