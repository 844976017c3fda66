import { describe, expect, it } from 'vitest';
import { cronText } from './cron-text';

describe('when a queue works', () => {
  it.each([
    [null, 'Cuando se pide'],
    ['* * * * *', 'Cada minuto'],
    ['5 * * * *', 'Cada hora, al minuto 05'],
    ['30 3 * * *', 'Cada día a las 03:30'],
  ])('%s reads %s', (cron, text) => {
    expect(cronText(cron)).toBe(text);
  });
});
