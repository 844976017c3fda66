import { words } from '../../../kernel/words';

/** What material is called; the values are those of the contract. */
export const supportKindName = words('supportKindName', {
  guide: 'Guía o manual',
  brochure: 'Folleto',
  template: 'Plantilla o formato',
  logo: 'Logotipo',
});
