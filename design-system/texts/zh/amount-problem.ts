/** What is wrong with a text in the place of an amount. */
export const amountNotInteger = '金额必须为整数'
