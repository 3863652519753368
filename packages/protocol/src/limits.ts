/** The sizes that both sides hold; a form can say them before the server has to. */
export const LIMITS = {
  name: 24, // of a person, in characters
  tableName: 60,
  chatText: 500,
  players: 12,
  options: 60,
  delaySeconds: 3_600,
  clockSeconds: { min: 10, max: 7 * 24 * 3_600 },
  message: 16_384, // bytes of one live message
  body: 16_384, // bytes of one HTTP request
  record: 2_000_000, // bytes of a record that is brought in
  choiceParts: 2_000, // numbers, texts and names in one choice
  moments: 50, // of the last entries of a story a newcomer gets so many
  momentsBack: 200, // and so many on each page when looking back
  chatLines: 200, // how many of the last lines a newcomer gets, for each channel
  talk: 24_000, // characters of them all together: the oldest are left out
  instructions: 40, // of one seat
  comings: 30, // how many of the last comings and goings before the start a table remembers
  holidays: 12, // of one person, with so many days each
  holidayDays: 120,
  listed: 50, // tables on one page of a list
} as const;
