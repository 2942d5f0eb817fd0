/** What toasts say on the English pages (product spec, section 8). */
export const notices = {
  loggedIn: 'Login successful!',
  loginFailed: 'Login failed',
  registered: 'Registration successful! Please login.',
  registrationFailed: 'Registration failed',
  noResponse: 'The server does not answer. Please try again.',
  offline: 'You are offline.',
}
