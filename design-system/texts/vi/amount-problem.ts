/** What is wrong with a text in the place of an amount. */
export const amountNotInteger = 'Số tiền phải là số nguyên'
