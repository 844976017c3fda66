import { estimates } from '@contract/credit/estimates';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { acknowledgements } from '@contract/people/acknowledgements';
import { users } from '@server/db/schema/identity';
import { referralDays } from '@server/db/schema/people-referrals';
import { supportFiles, supportFileVersions } from '@server/db/schema/program-support';
import { acknowledgedTextsAt } from '@server/features/people';
import { inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { installer, type Person, staff } from './demo-cast';
import type { Life } from './demo-days';
import { demoPdf } from './demo-files';
import type { StoryPlayer } from './story-player';

const material = [
  {
    kind: 'brochure' as const,
    title: 'Folleto: paneles solares para tu negocio',
    description:
      'Qué es, cuánto cuesta el crédito y de qué depende el ahorro, con su CAT y su fecha.',
    fileName: 'folleto-paneles.pdf',
    lines: [
      'El ahorro es estimado: depende de tu consumo, tu tarifa, la sombra y el mantenimiento.',
      'El crédito se paga aunque el recibo de luz no baje lo estimado.',
    ],
  },
  {
    kind: 'template' as const,
    title: 'Formato de visita técnica',
    description: 'Lo que se mide y se fotografía en el sitio antes de cotizar.',
    fileName: 'formato-visita-tecnica.pdf',
    lines: ['Medidor y tarifa.', 'Tablero y acometida.', 'Techo: medidas, orientación y sombras.'],
  },
];

/** Visits of the invitation in each of so many days until today. */
const VISITS = [4, 0, 2, 7, 3, 1, 0, 5, 6, 2, 0, 3, 8, 4, 1, 2, 0, 6, 3, 5];
/** Days from one of them to the next, which makes some months of it. */
const BETWEEN = 5;
/** So many came by it. */
const INVITED = 3;

/** What installers sell with: material, a text that they know, and an invitation that some took. */
export async function* installersSell(player: StoryPlayer, guests: readonly Person[]): Life {
  yield 110;
  await materialIsPublished(player);
  yield 98;
  const [first] = await acknowledgedTextsAt(player.db, player.clock.now);
  if (!first) throw new Error('Demo: there is nothing to acknowledge');
  const { document, text } = first;
  await player.call(installer, acknowledgements.sign, {
    params: { acknowledgedText: document },
    body: { text_sha256: text.sha256 },
  });
  yield 3;
  await player.call(installer, estimates.create, {
    body: {
      ...{ technology: 'photovoltaic', tariff: '1C', state: 'Nuevo León' },
      ...{ kwh: 1240, bill_cents: 486_000, growth_bp: 400, term_months: 60 },
      label: 'Casa en Contry, visita del martes',
    },
  });
  yield 0;
  const userId = await player.userIdOf(installer);
  const today = dayInMexicoCity(player.clock.now);
  const days = VISITS.map((visits, back) => ({
    ...{ userId, visits },
    day: addDays(today, -back * BETWEEN),
  }));
  await player.db.insert(referralDays).values(days);
  const invited = guests.slice(-INVITED).map(({ email }) => email);
  await player.db.update(users).set({ referredBy: userId }).where(inArray(users.email, invited));
}

async function materialIsPublished(player: StoryPlayer) {
  const { db, clock, papers } = player;
  const { now } = clock;
  const publishedBy = await player.userIdOf(staff);
  const kept = await Promise.all(
    material.map(async ({ fileName, lines, ...words }) => ({
      ...words,
      id: v7(),
      fileName,
      ...(await papers.store(await demoPdf(words.title, lines), now)),
    })),
  );
  await db.insert(supportFiles).values(
    kept.map(({ id, kind, title, description }) => ({
      ...{ id, kind, title, description, publishedAt: now, createdAt: now },
      audience: ['supplier', 'supplier_agent', 'admin'],
    })),
  );
  await db.insert(supportFileVersions).values(
    kept.map(({ id, fileName, sha256, size }) => ({
      ...{ supportFileId: id, number: 1, sha256, fileName, size, publishedBy, publishedAt: now },
      mediaType: 'application/pdf',
    })),
  );
}
