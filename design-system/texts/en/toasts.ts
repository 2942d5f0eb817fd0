/** Toasts on the English pages (product spec, section 8). */
export const toastTexts = {
  loggedIn: 'Login successful!',
  loginFailed: 'Login failed',
  registered: 'Registration successful! Please login.',
  registrationFailed: 'Registration failed',
}
