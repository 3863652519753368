import type { Messages } from '@corvo/core';

export const it: Messages = {
  'notice.turn': 'Tocca a te al tavolo «{{table}}».',
  'notice.asked': 'Al tavolo «{{table}}» gli altri chiedono il tuo accordo.',
  'notice.begun': 'Al tavolo «{{table}}» la partita è cominciata.',
  'notice.ended': 'Al tavolo «{{table}}» la partita è finita.',
  'notice.offered': 'Al tavolo «{{table}}» il tuo posto ora è libero per altri: se torni, resta tuo.',
  'notice.replaced': 'Al tavolo «{{table}}» qualcun altro ha preso il tuo posto.',
  'notice.many_one': 'Un tavolo ti aspetta',
  'notice.many_other': '{{count}} tavoli ti aspettano',
  'hook.turn': '«{{table}}»: è il turno di {{names}}.',
  'hook.begun': '«{{table}}»: la partita è cominciata.',
  'hook.ended': '«{{table}}»: la partita è finita.',
  'mail.footer':
    'Ricevi questo messaggio perché l’indirizzo è stato confermato su {{host}}. Per non riceverne più: {{link}}',
  'mail.confirm.subject': 'Avvisi di Corvo a questo indirizzo?',
  'mail.confirm.text':
    '{{name}} su {{host}} vuole ricevere a questo indirizzo gli avvisi sulle sue partite. Se sei tu, confermalo qui: {{link}}\n\nAltrimenti non fare nulla: non riceverai altro.',
  'mail.page.confirm': 'Mandare a {{address}} gli avvisi sulle tue partite?',
  'mail.page.confirmYes': 'Sì, mandali',
  'mail.page.confirmed': 'D’ora in poi gli avvisi arrivano a {{address}}.',
  'mail.page.stop': 'Non mandare più avvisi a {{address}}?',
  'mail.page.stopYes': 'Basta avvisi',
  'mail.page.stopped': 'A {{address}} non arriveranno più avvisi.',
  'mail.page.gone': 'Questo link non vale più.',
};
