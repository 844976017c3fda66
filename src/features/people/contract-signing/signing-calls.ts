/** The calls of the page on which a contract is signed by a link, loaded when the first is made. */
export const signingCalls = () =>
  import('@contract/credit/contract-signing').then((file) => file.contractSigning);
