import { Readable } from 'node:stream';
import { productName } from '@contract/credit/product-catalog';
import { simulations as contract } from '@contract/credit/simulations';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { simulationFile as words } from '@contract/locales/es-MX/credit/simulations';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { simulationPdf, simulationXlsx } from './files';
import { simulate } from './simulate';

const drawn = {
  pdf: { mediaType: 'application/pdf', draw: simulationPdf },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    draw: simulationXlsx,
  },
};

export const simulationHandlers = implement(contract, {
  async show({ db, query: { rows: asked, ...terms }, now }) {
    const { rows, ...simulated } = await simulate(db, terms, now);
    return asked ? { ...simulated, rows } : simulated;
  },

  async file({ db, query: { format, product_id: product, ...terms }, config, now }) {
    const { mediaType, draw } = drawn[format];
    const day = dayInMexicoCity(now);
    const bytes = await draw({
      simulated: await simulate(db, terms, now),
      technology: product === undefined ? null : productName(product),
      brand: config.brand,
      madeAt: now,
      day,
    });
    return {
      stream: Readable.from([bytes]),
      size: bytes.length,
      mediaType,
      fileName: `${t(words.name, { day })}.${format}`,
      disposition: 'attachment' as const,
    };
  },
});
