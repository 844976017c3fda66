import * as z from 'zod';
import { unlessBlank } from '../kernel/fields/messages';
import { said } from '../kernel/words';
import { creditFields } from '../locales/es-MX/credit/schemas';
import { productCatalog } from './product-catalog';

/** The id of a product of the catalogue, which says a technology. */
export const productId = z
  .int({ error: unlessBlank(said(creditFields.projects.chooseProduct)) })
  .refine((id) => productCatalog.some((product) => product.id === id), {
    error: unlessBlank(said(creditFields.projects.productInCatalog)),
  });
