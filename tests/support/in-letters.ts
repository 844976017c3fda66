/** A number as letters, for names of people that are no other's: "ab" of 01. */
export const inLetters = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
