import type { LeadAct } from '@contract/credit/leads';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { LostCause, ProspectStatus } from '@contract/program/prospects';
import { suppliers } from '@server/db/schema/people';
import { auditAll } from '@server/features/platform';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { inTransaction } from '../connection';
import { leadActRows, leads } from '../schema/credit-leads';
import { searchText } from '../search-text';
import { installer } from './demo-cast';
import type { Life } from './demo-days';
import type { StoryPlayer } from './story-player';

interface Told {
  name: string;
  business: string | null;
  email: string | null;
  municipality: string;
  status: ProspectStatus;
  /** Days from today on which it is taken up again. */
  next?: number;
  lost?: { cause: LostCause; reason: string };
  note?: string;
}

/** Whom the installer wants to sell to, in every state that it is not asked for in. */
const told: readonly Told[] = [
  {
    ...{ name: 'Rosario Beltrán Mora', business: 'Tortillería La Espiga' },
    ...{ email: 'rosario.beltran@ejemplo.mx', municipality: 'Zapopan', status: 'new' },
  },
  {
    ...{ name: 'Elvira Cano Duarte', business: 'Panadería Duarte', email: null },
    ...{ municipality: 'San Pedro Tlaquepaque', status: 'new', next: 4 },
  },
  {
    ...{ name: 'Gerardo Ibarra Luna', business: 'Carnicería Los Ibarra', email: null },
    ...{ municipality: 'Guadalajara', status: 'contacted', next: -2 },
    note: 'Pide que la visita sea por la tarde.',
  },
  {
    ...{ name: 'Patricia Zúñiga Rey', business: null, email: 'patricia.zuniga@ejemplo.mx' },
    ...{ municipality: 'Tonalá', status: 'quoted', next: 0 },
  },
  {
    ...{ name: 'Omar Villaseñor Paz', business: 'Lavandería Burbujas' },
    ...{ email: 'omar.villasenor@ejemplo.mx', municipality: 'Zapopan', status: 'lost' },
    lost: { cause: 'price', reason: 'Prefiere esperar al próximo año.' },
  },
];

/** The last day on which something of it happened. */
const TOLD_ON = 1;
const DAY_MS = 24 * 60 * 60 * 1000;
const STATE = 'Jalisco';

/** The leads of the first installer, each with what was done. */
export async function* leadsAreWorked(player: StoryPlayer): Life {
  yield TOLD_ON;
  const { now } = player.clock;
  const today = addDays(dayInMexicoCity(now), TOLD_ON);
  const ago = (days: number) => new Date(now.getTime() - (days - TOLD_ON) * DAY_MS);
  const [company] = await player.db
    .select()
    .from(suppliers)
    .where(eq(suppliers.name, installer.name));
  if (!company) throw new Error('Demo: the installer has its company');
  const { userId, id: supplierId } = company;
  const rows = told.map((one, n) => {
    const nextOn = one.next === undefined ? null : addDays(today, one.next);
    const phone = `+5233314122${String(n + 1).padStart(2, '0')}`;
    const { name: contactName, business: businessName, email, municipality } = one;
    return {
      ...{ id: v7(), supplierId, contactName, businessName, phone, email, municipality },
      ...{ state: STATE, status: one.status, nextOn },
      source: 'hand' as const,
      lostCause: one.lost?.cause ?? null,
      lostReason: one.lost?.reason ?? null,
      // Told of already: the first start has nothing to send.
      remindedFor: nextOn,
      searchText: searchText(contactName, businessName, phone, email, municipality, STATE),
      createdAt: ago(12),
    };
  });
  await inTransaction(player.db, async (tx) => {
    await tx.insert(leads).values(rows);
    await tx.insert(leadActRows).values(
      rows.flatMap(({ id, status, nextOn, lostReason }, n) =>
        actsOf({ status, nextOn, lostReason, note: told[n]?.note }).map(({ days, ...act }) => ({
          ...{ ...act, leadId: id, at: ago(days), byUserId: userId },
        })),
      ),
    );
    await auditAll(
      tx,
      rows.map(({ id }) => ({
        ...{ at: now, userId, action: 'leads.create', object: 'leads', objectId: id, details: {} },
      })),
    );
  });
}

interface Done {
  status: ProspectStatus;
  nextOn: Day | null;
  lostReason: string | null;
  note: string | undefined;
}

type Act = Partial<typeof leadActRows.$inferInsert> & { act: LeadAct; days: number };

function actsOf({ status, nextOn, lostReason, note }: Done): Act[] {
  const acts: (Act | null)[] = [
    { act: 'added', days: 12 },
    status === 'new'
      ? null
      : { act: 'moved', days: 5, fromStatus: 'new', status, note: lostReason },
    nextOn ? { act: 'planned', days: 5, day: nextOn } : null,
    note ? { act: 'noted', days: 4, note } : null,
  ];
  return acts.filter((act) => act !== null);
}
