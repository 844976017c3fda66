/** The calls of the page, which loads them when the first is made. */
export const cardCalls = () => import('@contract/treasury/cards').then((file) => file.cards);
