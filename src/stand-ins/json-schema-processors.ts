/** Stands in for how each kind of schema of zod is told as JSON Schema, which no page of the portal asks for. */
const none = () => {
  throw new Error('The portal makes no JSON Schema.');
};

/** What a schema says of its own limits (`schema.maxLength`), which nothing of ours reads. */
export const aggregateChecks = () => ({});

export {
  none as toJSONSchema,
  none as anyProcessor,
  none as arrayProcessor,
  none as bigintProcessor,
  none as booleanProcessor,
  none as catchProcessor,
  none as customProcessor,
  none as dateProcessor,
  none as defaultProcessor,
  none as enumProcessor,
  none as fileProcessor,
  none as functionProcessor,
  none as intersectionProcessor,
  none as lazyProcessor,
  none as literalProcessor,
  none as mapProcessor,
  none as nanProcessor,
  none as neverProcessor,
  none as nonoptionalProcessor,
  none as nullProcessor,
  none as nullableProcessor,
  none as numberProcessor,
  none as objectProcessor,
  none as optionalProcessor,
  none as pipeProcessor,
  none as prefaultProcessor,
  none as promiseProcessor,
  none as readonlyProcessor,
  none as recordProcessor,
  none as setProcessor,
  none as stringProcessor,
  none as successProcessor,
  none as symbolProcessor,
  none as templateLiteralProcessor,
  none as transformProcessor,
  none as tupleProcessor,
  none as undefinedProcessor,
  none as unionProcessor,
  none as unknownProcessor,
  none as voidProcessor,
};
