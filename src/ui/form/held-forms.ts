import { createContext } from 'react';

/**
 * Why the person may send no form that changes something; set by the frame, or around a form that waits for something
 * else. Undefined while they may.
 */
export const HeldForms = createContext<string | undefined>(undefined);
