/** The admin of the products that are photographed; the password is everybody's. */
export const ADMIN = 'Operator'
