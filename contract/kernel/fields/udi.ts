import { decimal } from './decimal';

/** Value of the UDI in pesos, as Banxico publishes it. */
export const udiValue = decimal({ least: 1, most: 999, places: 6 });
