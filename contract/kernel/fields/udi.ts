import * as z from 'zod';

/** Value of the UDI in pesos, as Banxico publishes it: a point and up to six decimals, never a float. */
export const udiValue = z
  .string()
  .regex(/^\d{1,3}\.\d{1,6}$/)
  .refine((value) => Number(value) >= 1);
