import type { Messages } from '@corvo/core';

export const en: Messages = {
  'notice.turn': 'It is your turn at “{{table}}”.',
  'notice.asked': 'The others at “{{table}}” are asking for your agreement.',
  'notice.begun': 'The game at “{{table}}” has begun.',
  'notice.ended': 'The game at “{{table}}” is over.',
  'notice.offered': 'Your seat at “{{table}}” is free for others now: come back to keep it.',
  'notice.replaced': 'Somebody else has taken over your seat at “{{table}}”.',
  'notice.many_one': '{{count}} table is waiting for you',
  'notice.many_other': '{{count}} tables are waiting for you',
  'hook.turn': '“{{table}}”: {{names}} to move.',
  'hook.begun': '“{{table}}”: the game has begun.',
  'hook.ended': '“{{table}}”: the game is over.',
  'mail.footer': 'You get this because this address was confirmed on {{host}}. To stop these messages: {{link}}',
  'mail.confirm.subject': 'Notifications from Corvo to this address?',
  'mail.confirm.text':
    '{{name}} on {{host}} wants notifications about their games to be sent to this address. If that is you, confirm it here: {{link}}\n\nIf it is not, do nothing: nothing more will come.',
  'mail.page.confirm': 'Send notifications about your games to {{address}}?',
  'mail.page.confirmYes': 'Yes, send them',
  'mail.page.confirmed': 'From now on notifications go to {{address}}.',
  'mail.page.stop': 'Send no more notifications to {{address}}?',
  'mail.page.stopYes': 'No more notifications',
  'mail.page.stopped': 'No more notifications go to {{address}}.',
  'mail.page.gone': 'This link no longer works.',
};
