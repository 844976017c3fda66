import { words } from '../../../kernel/words';

export const writeOffEventWords = words('writeOffEventWords', {
  participation: 'Se castigó el crédito {{folio}}',
  participationText:
    'El {{day, day}}, con más de 90 días de atraso, {{amount, mxn}} de capital de tu participación se registraron como castigados. El crédito se sigue debiendo y cobrando: lo que se recupere te llega como hasta ahora. No hay garantía de que se recupere.',
  participationUndone: 'El castigo del crédito {{folio}} se deshizo',
  participationUndoneText:
    'El {{day, day}} tu participación volvió a su estado anterior: {{amount, mxn}} de capital por recibir.',
  credit: 'Tu crédito {{folio}} se registró como castigado',
  creditText:
    'Tiene más de 90 días de atraso y en nuestros libros ya no contamos con su pago puntual. Lo que debes no cambia ni se perdona: puedes seguir pagando a tu CLABE, y escribirnos para acordar cómo.',
  creditUndone: 'Tu crédito {{folio}} ya no está registrado como castigado',
  creditUndoneText: 'Corregimos ese registro. Lo que debes y tus fechas no cambian por ello.',
});
