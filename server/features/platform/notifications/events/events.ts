import { accessEvents } from './access-events';
import { accreditationEvents } from './accreditation-events';
import { agentEvents } from './agent-events';
import { approvalEvents } from './approval-events';
import { bankEvents } from './bank-events';
import { cardEvents } from './card-events';
import { coObligorEvents } from './co-obligor-events';
import { collectionEvents } from './collection-events';
import { creditEvents } from './credit-events';
import { creditLineEvents } from './credit-line-events';
import { directDebitEvents } from './direct-debit-events';
import { identityEvents } from './identity-events';
import { investorEvents } from './investor-events';
import { leadEvents } from './lead-events';
import { legalEvents } from './legal-events';
import { paymentEvents } from './payment-events';
import { privacyEvents } from './privacy-events';
import { programEvents } from './program-events';
import { programWorkEvents } from './program-work-events';
import { projectEvents } from './project-events';
import { recurringOrderEvents } from './recurring-order-events';
import { relationEvents } from './relation-events';
import { restructureEvents } from './restructure-events';
import { securityEvents } from './security-events';
import { supplierEvents } from './supplier-events';
import { surveyEvents } from './survey-events';
import { writeOffEvents } from './write-off-events';

/**
 * Everything that happens and that people are notified of, with its channels and its sentences: an event is added
 * here, and does not compile without them. Links and codes that a user asks for are no events, nor
 * what is mailed to who has no account or none any more; they are letters (`example-letters.ts`).
 */
export const events = {
  ...creditEvents,
  ...creditLineEvents,
  ...coObligorEvents,
  ...cardEvents,
  ...collectionEvents,
  ...directDebitEvents,
  ...recurringOrderEvents,
  ...projectEvents,
  ...agentEvents,
  ...accreditationEvents,
  ...identityEvents,
  ...investorEvents,
  ...leadEvents,
  ...legalEvents,
  ...paymentEvents,
  ...programEvents,
  ...programWorkEvents,
  ...relationEvents,
  ...restructureEvents,
  ...accessEvents,
  ...securityEvents,
  ...supplierEvents,
  ...surveyEvents,
  ...approvalEvents,
  ...bankEvents,
  ...privacyEvents,
  ...writeOffEvents,
};
