import { words } from '../../../kernel/words';

export const programPeopleCalls = words('programPeopleCalls', {
  'GET /api/v1/program-metrics/demographics':
    'Personas que piden crédito en el programa, por edad, sexo, tamaño de negocio, tarifa de luz, región y zona; sin mostrar grupos de pocas',
});
