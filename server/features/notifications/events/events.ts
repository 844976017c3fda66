import { approvalEvents } from './approval-events';
import { creditEvents } from './credit-events';
import { investorEvents } from './investor-events';
import { paymentEvents } from './payment-events';
import { projectEvents } from './project-events';
import { securityEvents } from './security-events';

/**
 * Everything that people are told of, with its channels and its words. Nobody is told anything by another
 * way: an event is added here, and does not compile without them.
 */
export const events = {
  ...creditEvents,
  ...projectEvents,
  ...investorEvents,
  ...paymentEvents,
  ...securityEvents,
  ...approvalEvents,
};
