/** The calls of the page on which a co-obligor signs an agreement, loaded when the first is made. */
export const agreementTasks = () =>
  import('@contract/credit/co-obligor-restructures').then((file) => file.coObligorRestructures);
