import { v7 } from 'uuid';

/** Numbers that look random and are the same in every run: mulberry32 of a seed. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** An integer from 0 to `below` − 1. */
  next(below: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  /** An integer from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.next(most - least + 1);
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.next(list.length)];
    if (item === undefined) throw new Error('an empty list has nothing to pick');
    return item;
  }

  /** One of the values, each in proportion to its weight. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T {
    let left = this.next(choices.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [value, weight] of choices) {
      if (left < weight) return value;
      left -= weight;
    }
    throw new Error('the weights are all zero');
  }

  /** A primary key of a row created at an instant. */
  id(at: Date): string {
    const random = Uint8Array.from({ length: 16 }, () => this.next(256));
    return v7({ msecs: at.getTime(), random, seq: this.next(2 ** 31) });
  }
}
