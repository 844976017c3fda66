import { projects } from '@contract/credit/projects';
import type { Tariff } from '@contract/credit/tariffs';
import { identityPhotos } from '@contract/documents/identity-photos';
import { type Day, daysBetween, toDay } from '@contract/kernel/fields/day';
import {
  approve,
  delivered,
  dueOf,
  owedBy,
  pay,
  payStage,
  photograph,
  publish,
  request,
  sign,
  type Two,
  uploadBill,
  uploadOwn,
} from './demo-acts';
import { type Paid, second, staff } from './demo-cast';
import { coObligorJoins } from './demo-co-obligor';
import type { Life } from './demo-days';
import type { Plan } from './demo-plans';
import { spouseJoins, spouseSigns } from './demo-spouse';
import { Dice } from './random';
import { neighbourhoodOf, places, streetOf } from './scale-words';
import type { StoryPlayer } from './story-player';

/** What a credit of the demo is played with. */
export interface Stage {
  player: StoryPlayer;
  applicant: Paid;
  installer: Paid;
  /** Finds money of investors for a credit, so many percent of it. */
  gather: (opportunityId: string, cents: number) => Promise<void>;
  /** Another one each time. */
  trackingKey: () => string;
  today: Day;
  serial: number;
}

const purposes: Record<number, string> = {
  1: 'Paneles solares para bajar el recibo de luz del negocio',
  2: 'Refrigeradores eficientes en lugar de los de hace quince años',
  3: 'Aire acondicionado de bajo consumo para el local',
  4: 'Luminarias de bajo consumo para el taller y la bodega',
  5: 'Calentador solar para los baños y la lavandería',
};

/** As the bills of who buys a heater, and of a business, have them. */
const homeTariffs = ['1', '1', '1A', '1C'] as const;
const businessTariffs = ['PDBT', 'PDBT', 'PDBT', 'PDBT', 'GDMTO', 'GDMTO', '1', '1', '1C'] as const;

const tariffOf = (productId: number, serial: number): Tariff =>
  new Dice(7_000 + serial).pick<Tariff>(productId === 5 ? homeTariffs : businessTariffs);

const trades = [
  ['Comerciante', 'Ventas diarias del negocio, con recibos de tres años.'],
  ['Dueño de un taller', 'Trabajos por encargo con facturas de los últimos dos años.'],
  ['Maestra y comerciante', 'Sueldo fijo y ventas de una papelería.'],
  ['Cocinero con local propio', 'Ventas de comida corrida y pedidos de oficinas.'],
  ['Estilista con local propio', 'Citas de clientas fijas y venta de productos.'],
] as const;

const refusals = 'Con un monto menor o un plazo mayor podríamos volver a revisarla.';

/** One credit, from its request to where its plan ends. */
export async function* creditLife(stage: Stage, plan: Plan): Life {
  const { player, applicant, installer } = stage;
  const two: Two = stage.serial % 2 === 0 ? [staff, second] : [second, staff];
  const { began, fate } = plan;
  yield began;
  const dice = new Dice(stage.serial);
  const place = dice.pick(places);
  const tariff = tariffOf(plan.productId, stage.serial);
  const projectId = await request(player, applicant, {
    installer: installer.name,
    productId: plan.productId,
    amountCents: plan.pesos * 100,
    termMonths: plan.months,
    purpose: purposes[plan.productId] ?? '',
    site: {
      street: streetOf(dice),
      neighbourhood: neighbourhoodOf(dice),
      municipality: place.municipality,
      state: place.state,
      postal_code: place.postalCode,
      tariff,
    },
  });
  if (fate === 'in_review') {
    // Papers that wait for their review.
    await uploadOwn(player, applicant, '2', 'Comprobante de domicilio');
    return void (await uploadBill(player, applicant, projectId, tariff));
  }
  await player.bring(applicant, [...Object.values(identityPhotos), 10], projectId);
  const params = { projectId };
  if (plan.hasCoObligor) await coObligorJoins(player, applicant, projectId);
  if (plan.hasSpouse) await spouseJoins(player, applicant, { projectId, serial: stage.serial });
  yield began - 2;
  if (fate === 'withdrawn') {
    const body = { reason: 'Voy a esperar a terminar la obra del local.' };
    return void (await player.call(applicant, projects.cancel, { params, body }));
  }
  if (fate === 'rejected') {
    const body = { reasons: ['income' as const], note: refusals };
    return void (await player.call(staff, projects.reject, { params, body }));
  }
  const terms = { rate: 100 * dice.between(18, 27), term: plan.months, days: 30 };
  await approve(player, projectId, terms, two);
  if (fate === 'approved') return;
  yield began - 3;
  if (fate === 'declined') {
    const body = { reason: 'Encontré un plazo que me conviene más.' };
    return void (await player.call(applicant, projects.decline, { params, body }));
  }
  await player.call(applicant, projects.accept, { params });
  if (fate === 'accepted') return;
  const [occupation, income_sources] = dice.pick(trades);
  const opportunityId = await publish(
    player,
    projectId,
    terms,
    {
      birth_day: toDay(`19${dice.between(62, 98)}-0${dice.between(1, 9)}-${dice.between(10, 28)}`),
      sex: dice.pick(['H', 'M']),
      occupation,
      residence: `${place.municipality}, ${place.state}`,
      income_sources,
      risk_factors: 'El ingreso depende de un solo local y de la temporada.',
      ...(plan.hasCoObligor && { guarantees: 'Responde también una obligada solidaria.' }),
    },
    two,
  );
  yield began - 4;
  const cents = plan.pesos * 100;
  if (fate === 'published' || fate === 'not_funded') {
    await stage.gather(opportunityId, Math.round((cents * (plan.by ?? 0)) / 100));
    return;
  }
  await stage.gather(opportunityId, cents);
  yield began - 5;
  const byLink = plan.hasSpouse ? [() => spouseSigns(player, stage.serial)] : [];
  const signers = fate === 'to_sign' ? [applicant] : [applicant, ...byLink, installer];
  await sign(player, projectId, signers);
  if (fate === 'to_sign' || fate === 'installing') return;
  yield began - 12;
  const photo = await photograph(player, installer, projectId);
  if (fate === 'photographed') return;
  yield began - 13;
  await delivered(player, photo, two);
  if (fate === 'to_pay') return;
  await payStage(player, installer, photo, stage.trackingKey(), two);
  yield* repay(stage, plan);
}

const MISSED = 2;
const INSTALMENTS_BEFORE_PAYOFF = 3;

/** Instalment by instalment on its day, save what the plan says. */
async function* repay(stage: Stage, { fate, by = 0 }: Plan): Life {
  const { player, applicant, today, trackingKey } = stage;
  const loan = await owedBy(player, applicant);
  if (!loan) return;
  let coming = await player.instalmentsOf(loan.loan_id);
  for (let paid = 0; ; paid += 1) {
    const next = coming.shift();
    if (!next) return;
    const due = daysBetween(toDay(next.dueOn), today);
    if (due < 0 || (fate === 'late' && due <= by)) return;
    if (fate === 'recovered' && paid === MISSED) {
      // What was charged meanwhile comes with it.
      yield Math.max(due - by, 0);
      const late = (await owedBy(player, applicant)) ?? loan;
      await pay(player, applicant, loan, { cents: dueOf(late), trackingKey: trackingKey() });
      coming = await player.instalmentsOf(loan.loan_id);
      continue;
    }
    yield due;
    if (fate === 'paid_off' && paid === INSTALMENTS_BEFORE_PAYOFF) {
      const last = (await owedBy(player, applicant)) ?? loan;
      const cents = last.payoff_cents;
      return void (await pay(player, applicant, loan, { cents, trackingKey: trackingKey() }));
    }
    await pay(player, applicant, loan, { cents: next.cents, trackingKey: trackingKey() });
  }
}
