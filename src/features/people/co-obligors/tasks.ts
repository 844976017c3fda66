/** The calls of a co-obligor's pages, which load them when the first is made. */
export const tasks = () =>
  import('@contract/credit/co-obligor-tasks').then((file) => file.coObligorTasks);
