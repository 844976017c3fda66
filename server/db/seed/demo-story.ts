import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import { bankMovements } from '@contract/treasury/bank-movements';
import { deposits } from '@contract/treasury/deposits';
import { investmentPlans } from '@contract/treasury/investment-plans';
import { withdrawals } from '@contract/treasury/withdrawals';
import {
  bankLine,
  commit,
  delivered,
  deposit,
  documented,
  dueOf,
  HOUSE_CLABE,
  INSTALLER_CLABE,
  LUCIA_CLABE,
  owedBy,
  pay,
  payStage,
  photograph,
  published,
  request,
  sign,
  statedIncome,
  uploadBill,
} from './demo-acts';
import { installer, julio, lucia, mariana, staff, tomas } from './demo-cast';
import type { Life } from './demo-days';
import { uploadProspects } from './demo-prospects';
import type { StoryPlayer } from './story-player';

/** Three credits in three stages of their life, and what surrounds them. */
export async function* mainStory(player: StoryPlayer): Life {
  yield 110;
  const roof = await request(player, lucia, {
    productId: 1,
    amountCents: 12_000_000,
    termMonths: 12,
    purpose: 'Paneles solares para la panadería, que paga mucha luz en verano',
    site: {
      street: 'Calle Morelos 214',
      neighbourhood: 'Centro',
      municipality: 'San Pedro Tlaquepaque',
      state: 'Jalisco',
      postal_code: '45500',
      tariff: 'PDBT',
    },
  });
  await documented(player, lucia, roof, 'PDBT');
  yield 108;
  const opportunityId = await published(
    player,
    lucia,
    roof,
    { rate: 2400, term: 12, days: 30 },
    {
      birth_day: '1984-05-17',
      sex: 'M',
      occupation: 'Dueña de una panadería',
      residence: 'Tlaquepaque, Jalisco',
      income_sources: 'Ventas diarias de la panadería, con recibos de tres años.',
      risk_factors: 'Todo el ingreso viene de un solo local, que baja en vacaciones.',
    },
  );
  await deposit(player, mariana, 15_000_000, 'DEMO0001', mariana.clabe);
  await deposit(player, julio, 9_000_000, 'DEMO0002', julio.clabe);
  yield 106;
  await commit(player, mariana, opportunityId, 7_200_000);
  await commit(player, julio, opportunityId, 4_800_000);
  yield 104;
  await sign(player, roof, [lucia, installer]);
  yield 98;
  const photo = await photograph(player, installer, roof);
  await delivered(player, photo);
  await payStage(player, { ...installer, clabe: INSTALLER_CLABE }, photo, 'DEMOINST01');
  // On the day on which each falls due or after it, however long the months are.
  for (const [n, daysAgo] of [67, 36, 6].entries()) {
    yield daysAgo;
    const loan = await owedBy(player, lucia);
    if (!loan) throw new Error('Demo: a credit in repayment has its reference');
    const payer = { ...lucia, clabe: LUCIA_CLABE };
    await pay(player, payer, loan, { cents: dueOf(loan), trackingKey: `DEMOPAGO${n + 1}` });
  }

  yield 20;
  const cooler = await request(player, tomas, {
    productId: 2,
    amountCents: 8_500_000,
    termMonths: 18,
    purpose: 'Refrigeradores eficientes para la tienda de la esquina',
    site: {
      street: 'Av. Constituyentes 88',
      neighbourhood: 'El Marqués',
      municipality: 'Querétaro',
      state: 'Querétaro',
      postal_code: '76047',
      tariff: 'PDBT',
    },
  });
  await documented(player, tomas, cooler, 'PDBT');
  yield 6;
  const open = await published(
    player,
    tomas,
    cooler,
    { rate: 2160, term: 18, days: 30 },
    {
      birth_day: '1979-11-02',
      sex: 'H',
      occupation: 'Comerciante',
      residence: 'Querétaro, Querétaro',
      income_sources: 'Ventas de la tienda de abarrotes y renta de un local.',
      risk_factors: 'La tienda compite con dos cadenas que abrieron cerca este año.',
    },
  );
  yield 5;
  await commit(player, mariana, open, 2_500_000);
  await player.call(mariana, investmentPlans.create, {
    body: {
      goal_cents: toCentavos(50_000_000),
      goal_on: addMonths(dayInMexicoCity(player.clock.now), 60),
      monthly_cents: toCentavos(300_000),
      reinvest_bp: toBasisPoints(10_000),
      version: 0,
    },
  });

  yield 2;
  const heater = await request(player, lucia, {
    productId: 5,
    amountCents: 3_500_000,
    termMonths: 12,
    purpose: 'Calentador solar para la casa',
    site: {
      street: 'Calle Morelos 214',
      neighbourhood: 'Centro',
      municipality: 'San Pedro Tlaquepaque',
      state: 'Jalisco',
      postal_code: '45500',
      tariff: '1',
    },
  });
  await uploadBill(player, lucia, heater, '1');
  await statedIncome(player, installer, heater);

  yield 1;
  await bankLine(player, {
    tracking_key: 'DEMO0099',
    amount_cents: 250_000,
    sender_clabe: '012180026050783858',
    sender_name: 'Remitente sin identificar',
    receiver_clabe: HOUSE_CLABE,
    concept: 'Depósito sin referencia',
  });
  await uploadProspects(player, { name: 'prospectos-octubre.csv', from: 0, count: 48 });
  yield 0;
  await player.call(mariana, withdrawals.create, { body: { amount_cents: 150_000 } });
  const { clabe } = await player.call(julio, deposits.instructions);
  await player.ask(staff, bankMovements.create, {
    body: {
      direction: 'in',
      tracking_key: 'DEMO0100',
      occurred_on: dayInMexicoCity(player.clock.now),
      amount_cents: 500_000,
      sender_clabe: julio.clabe,
      sender_name: julio.name,
      receiver_clabe: clabe,
      concept: 'Abono que el banco no avisó',
    },
  });
}
