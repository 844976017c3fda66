import { judged } from './judged';
import { addManyProspects, addZones } from './many-prospects';
import { percentile, timesOf } from './requests';
import type { Stage } from './stage';

const FEW = 10_000;
const MANY = 1_000_000;
/** How many times as long a page at a million may take. */
const MOST_RATIO = 2;
const ROUNDS = 20;

/** What is asked of the list: an order each, and filters as people combine them. */
const asked = [
  '',
  'sort=business_name',
  'sort=-contact_name',
  'sort=phone',
  'sort=municipality',
  'sort=state',
  'sort=-zone',
  'sort=region',
  'sort=owner',
  'sort=-status',
  'sort=next_on',
  'sort=email',
  'sort=-source',
  'toward=target',
  'applied_from=2026-03-01&applied_to=2026-03-31&sort=business_name',
  'status=quoted&sort=business_name',
  'status=lost&sort=-next_on',
  'owner=nobody&sort=zone',
  'region=Norte&sort=-created_at',
  'next=overdue&sort=next_on',
  'q=esperanza',
  'q=esperanza&sort=owner',
  'q=33+1234',
  'business=esperanza&status=new&sort=municipality',
];

interface Measured {
  rows: number;
  /** p99 of how many match, which the portal asks for by itself. */
  counts: number;
  median: number;
  p99: number;
  slowest: string;
}

/** How long a filtered page takes at ten thousand prospects and at a million, in milliseconds, and its count beside it. */
export async function measureProspects(stage: Stage): Promise<string> {
  await addZones(stage);
  await addManyProspects(stage, 0, FEW);
  const few = await measured(stage, FEW);
  await addManyProspects(stage, FEW, MANY);
  const many = await measured(stage, MANY);
  const line = ({ rows, median, p99, slowest, counts }: Measured) =>
    `${rows} rows: median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${slowest}); counts p99 ${counts.toFixed(1)} ms`;
  const ratio = many.p99 / few.p99;
  const typed: number[][] = [];
  for (const q of palette) typed.push(await typedTimes(stage, q));
  return [
    line(few),
    line(many),
    judged('p99 ratio', ratio, MOST_RATIO),
    ...palette.map((q, at) =>
      judged(`palette, ${q}: p95`, percentile(typed[at] ?? [], 0.95), MOST_TYPED, ' ms'),
    ),
  ].join('\n');
}

/** What a person types into the palette, from a common word to what nothing has. */
const palette = ['esperanza', 'abarrotes la', 'zzzz', '3310000123'];
/** Within how many milliseconds what is typed there is answered. */
const MOST_TYPED = 50;

const typedTimes = (stage: Stage, q: string) =>
  timesOf(
    stage,
    `/api/v1/prospects?${new URLSearchParams({ q, limit: '4', counted: 'no' })}`,
    ROUNDS,
  );

async function measured(stage: Stage, rows: number): Promise<Measured> {
  const took: { query: string; ms: number }[] = [];
  const counts: number[] = [];
  for (const query of asked) {
    const times = await timesOf(stage, `/api/v1/prospects?limit=25&counted=no&${query}`, ROUNDS);
    took.push(...times.map((ms) => ({ query, ms })));
    const filters = new URLSearchParams(query);
    filters.delete('sort');
    counts.push(...(await timesOf(stage, `/api/v1/prospects?limit=1&${filters}`, ROUNDS)));
  }
  const times = took.map(({ ms }) => ms);
  return {
    rows,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    counts: percentile(counts, 0.99),
    slowest: took.toSorted((a, b) => b.ms - a.ms)[0]?.query ?? '',
  };
}
