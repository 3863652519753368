import { pageTexts } from '../../base/i18n/page-texts.ts';

/** What is said where somebody is asked for a name, or takes it to another device. */
export const identityTexts = pageTexts({
  it: {
    'name.title': 'Come ti chiami?',
    'name.why': 'Il nome serve a chi gioca con te. Niente password, niente e-mail: questo browser si ricorda di te.',
    'name.missing': 'Scrivi il tuo nome',
    'name.take': 'Entra come {{name}}',
    'name.label': 'Il tuo nome',
    'name.refused':
      'Questo nome non si può usare: scrivilo con le lettere di un solo alfabeto, senza caratteri invisibili né accenti ammucchiati.',

    'carry.title': 'Continua su questo dispositivo',
    'carry.text': 'Con questo link personale giochi qui come {{name}}, con tutte le partite dell’altro dispositivo.',
    'carry.already': 'Su questo dispositivo ti chiami già {{name}}: non serve altro.',
    'carry.incomplete': 'Questo link personale è incompleto: copialo per intero dall’altro dispositivo.',
    'carry.replace':
      'Qui ti chiami {{now}}. Con questo link personale diventi {{name}} e lasci {{now}}: senza un suo link personale non potrai tornarci.',
    'carry.yes': 'Gioca qui come {{name}}',
    'carry.no': 'Lascia com’è',
  },

  en: {
    'name.title': 'What is your name?',
    'name.why': 'It is for the people you play with. No password, no e-mail: this browser remembers you.',
    'name.missing': 'Enter your name',
    'name.take': 'Come in as {{name}}',
    'name.label': 'Your name',
    'name.refused':
      'This name cannot be used: write it in the letters of one alphabet, without invisible characters or piled-up accents.',

    'carry.title': 'Continue on this device',
    'carry.text': 'With this personal link you play here as {{name}}, with all the games of the other device.',
    'carry.already': 'You are already {{name}} on this device: nothing more to do.',
    'carry.incomplete': 'This personal link is incomplete: copy all of it from your other device.',
    'carry.replace':
      'On this device you are {{now}}. This personal link makes you {{name}}; you cannot switch back without a personal link for {{now}}.',
    'carry.yes': 'Play here as {{name}}',
    'carry.no': 'Leave it as it is',
  },
});
