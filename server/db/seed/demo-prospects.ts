import { programProjects } from '@contract/credit/program-projects';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { applicantInvitations } from '@contract/people/applicant-invitations';
import { prospectInvitations } from '@contract/people/prospect-invitations';
import { prospectBatches } from '@contract/program/prospect-batches';
import { prospectBulks } from '@contract/program/prospect-bulks';
import { type ProspectStatus, prospects } from '@contract/program/prospects';
import { zoneTargets } from '@contract/program/zone-targets';
import { zones } from '@contract/program/zones';
import { commercial, executive, type Person, program } from './demo-cast';
import type { Life } from './demo-days';
import { CHOSEN_PASSWORD, replaceChosenPassword } from './demo-password';
import type { StoryPlayer } from './story-player';

const businesses = ['Abarrotes', 'Tienda', 'Miscelánea', 'Minisúper', 'Cremería', 'Papelería'];
const names = [
  'La Esperanza',
  'Doña Chuy',
  'El Peñón',
  'San Martín',
  'Los Ángeles',
  'La Güera',
  'Don Íñigo',
];
const contacts = ['María Núñez', 'José Ibáñez', 'Guadalupe Cárdenas', 'Ramón Zúñiga', 'Alma Peña'];
const places = [
  ['Guadalajara', 'Jalisco', 'Guadalajara', '33'],
  ['Zapopan', 'Jalisco', 'Zapopan', '33'],
  ['León', 'Guanajuato', 'León', '47'],
  ['Querétaro', 'Querétaro', 'Querétaro', '44'],
  ['Monterrey', 'Nuevo León', 'Monterrey', '81'],
] as const;

const pick = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('an empty list has nothing to pick');
  return item;
};

/** The rows of prospect `n` of a made-up program: the same number, the same prospect. */
export function demoProspect(n: number) {
  const [municipality, state, zone, area] = pick(places, n);
  const business = `${pick(businesses, n)} ${pick(names, n * 3 + 1)} ${n + 1}`;
  const phone = `${area}${String(10_000_000 + n * 37).slice(-8)}`;
  return { business, contact: pick(contacts, n * 2), phone, municipality, state, zone };
}

/** So many prospects from the n-th on. */
interface Upload {
  name: string;
  from: number;
  count: number;
  /** People of the town, who answer in the first of them. */
  contacts?: readonly Person[];
}

/** A file that a program administrator would upload. */
function fileOf({ from, count, contacts = [] }: Upload): Buffer {
  const rows = Array.from({ length: count }, (_, i) => {
    const { business, contact, phone, municipality, state, zone } = demoProspect(from + i);
    const name = contacts[i]?.name ?? contact;
    return [business, name, phone, '', municipality, state, zone].join(',');
  });
  const lines = ['negocio,contacto,telefono,correo,municipio,estado,zona', ...rows];
  return Buffer.from(lines.join('\r\n'));
}

/** The uploads of a year; the newest is untouched. */
const uploads = [
  { day: 300, name: 'prospectos-invierno.csv', from: 48, count: 84 },
  { day: 200, name: 'prospectos-primavera.csv', from: 132, count: 84 },
  { day: 100, name: 'prospectos-verano.csv', from: 216, count: 84 },
];

/** The goal of a zone, in prospects that apply. */
const goals = new Map([
  ['Guadalajara', 12],
  ['Zapopan', 8],
  ['Querétaro', 6],
]);

/** How far the program comes with each, in turn; with two of every nine nothing happens. */
const course: readonly (ProspectStatus | null)[] = [
  'contacted',
  'quoted',
  null,
  'lost',
  'contacted',
  'applied',
  'quoted',
  null,
  'contacted',
];

export async function uploadProspects(player: StoryPlayer, upload: Upload) {
  const { id } = await player.call(program, prospectBatches.upload, {
    file: { name: upload.name, bytes: fileOf(upload) },
  });
  await player.importProspects();
  await player.call(program, prospectBatches.commit, { params: { batchId: id } });
  await player.importProspects();
}

/** Prospects come by files, the first with those whom the program wins, and it follows some of them. */
export async function* prospectsCome(player: StoryPlayer, won: readonly Person[]): Life {
  for (const [i, { day, ...upload }] of uploads.entries()) {
    yield day;
    await uploadProspects(player, { ...upload, ...(i === 0 && { contacts: won }) });
    yield day - 15;
    await follow(player);
  }
  yield 84;
  await setTargets(player);
  await giveToExecutive(player);
}

/** An executive follows those of the program's requests that wait longest: half a year ago, and of late. */
export async function* requestsAreFollowed(player: StoryPlayer): Life {
  for (const day of [185, 15]) {
    yield day;
    const body = { owner_id: await player.userIdOf(executive) };
    const { items } = await player.call(commercial, programProjects.list, {
      query: { limit: '2' },
    });
    for (const { id: programProjectId } of items) {
      await player.call(commercial, programProjects.assign, { params: { programProjectId }, body });
    }
  }
}

/** The newest of them: each comes as far as its turn says. */
async function follow(player: StoryPlayer) {
  const { items } = await player.call(commercial, prospects.list, { query: { limit: '45' } });
  for (const status of new Set(course)) {
    if (!status) continue;
    const ids = items.filter((_, i) => course[i % course.length] === status).map(({ id }) => id);
    const lost = { lost_cause: 'other_provider', lost_reason: 'Ya compró con otra empresa.' };
    await change(player, ids, { act: 'status', status, ...(status === 'lost' && lost) });
  }
}

/** One of them opens an account by the link that the program mails. */
export async function joinByInvitation(player: StoryPlayer, { name, email }: Person) {
  const { items } = await player.call(commercial, prospects.list, {
    query: { q: name, counted: 'no' },
  });
  const params = { prospectId: items[0]?.id ?? '' };
  await player.call(commercial, prospectInvitations.create, { params, body: { email } });
  const token = await player.linkTo(email);
  await player.callUnknown(email, applicantInvitations.redeem, {
    body: { token, password: CHOSEN_PASSWORD, terms: true },
  });
  await replaceChosenPassword(player.db, email);
}

const change = (player: StoryPlayer, ids: readonly string[], act: object) =>
  player.call(commercial, prospectBulks.create, {
    body: { chosen: { ids }, count: ids.length, change: act },
  });

/** Zones with a goal for half a year, of which half has passed. */
async function setTargets(player: StoryPlayer) {
  const { items } = await player.call(program, zones.list);
  const today = dayInMexicoCity(player.clock.now);
  for (const { id, name } of items) {
    const goal = goals.get(name);
    if (goal === undefined) continue;
    const body = { goal, starts_on: addDays(today, -7), ends_on: addDays(today, 180) };
    await player.call(program, zoneTargets.set, { params: { zoneId: id }, body });
  }
}

/** An executive works some of those who were contacted. */
async function giveToExecutive(player: StoryPlayer) {
  const { items } = await player.call(commercial, prospects.list, {
    query: { limit: '12', status: 'contacted' },
  });
  const owner = await player.userIdOf(executive);
  const ids = items.map(({ id }) => id);
  await change(player, ids, { act: 'assign', owner_id: owner });
}
