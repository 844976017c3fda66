import { paymentComponents } from '@contract/credit/payments';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { pdfWords } from '@tests/support/pdf-words';
import { expect, it } from 'vitest';
import { quoteLoan } from '../loans/quote';
import { contractPdf } from './pdf';
import { loanContract } from './template';

const content = {
  brand: 'Solfondo',
  folio: 'SF-001001',
  title: 'Contrato de crédito',
  madeAt: new Date('2026-01-30T18:00:00Z'),
  madeOn: '2026-01-30',
  applicant: 'Lucía Cruz Peña',
  supplier: 'Instalador',
  others: [],
  product: 'Paneles',
  purpose: 'Paneles para la tortillería',
  site: 'Calle 60',
  quote: quoteLoan({
    principal: toCentavos(10_000_000),
    annualRate: toBasisPoints(2400),
    vatRate: toBasisPoints(1600),
    months: 12,
    openingFee: toBasisPoints(300),
    mode: 'level_total',
  }),
  lateRateBp: 4800,
  waterfallOrder: paymentComponents,
  termsHash: 'a'.repeat(64),
  text: { ...loanContract.own(), number: 1 },
};

it('the contract states the days of grace and in which order a payment covers what is owed', async () => {
  const patient = await pdfWords(await contractPdf({ ...content, lateGraceDays: 3 }));
  expect(patient).toContain(
    'Días de gracia: 3; si el pago llega después, el interés moratorio se causa desde el vencimiento',
  );
  expect(patient).toContain(
    'en este orden: IVA de interés moratorio, interés moratorio, comisiones, IVA de interés, interés, capital',
  );
  const strict = await pdfWords(await contractPdf({ ...content, lateGraceDays: 0 }));
  expect(strict).toContain('Días de gracia: ninguno');
});

it('the contract writes names and texts of other languages as they are', async () => {
  const words = await pdfWords(
    await contractPdf({
      ...content,
      lateGraceDays: 3,
      applicant: 'Íñigo Núñez Ibáñez'.normalize('NFD'),
      supplier: 'Łukasz Ştefan Nguyễn',
      site: 'Calle Dvořák 60',
    }),
  );
  expect(words).toContain('Acreditado: Íñigo Núñez Ibáñez');
  expect(words).toContain('Łukasz Ştefan Nguyễn');
  expect(words).toContain('Calle Dvořák 60');
});
