/** What is wrong with a text in the place of an amount. */
export const amountNotInteger = 'The amount must be a whole number'
