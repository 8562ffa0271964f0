export const auth = {
  login: {
    title: 'Sign in',
    submit: 'Sign in',
    noAccount: 'New here?',
    register: 'Create a free account',
    forgot: 'Forgot your password?',
  },
  register: {
    title: 'Sign up',
    lead: 'Free, and done in half a minute. {{r3}} R3 and {{tokens}} voice tokens are yours to start with.',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    login: 'Sign in',
  },
  legal: {
    accept: 'By continuing you accept the',
    terms: 'terms of service',
    data: 'What happens to your data is in the',
    privacy: 'privacy policy',
  },
  fields: {
    username: 'Username',
    email: 'E-mail',
    password: 'Password',
    confirmPassword: 'Repeat the password',
  },
  /** What an empty field says. The catalogue has one sentence for two fields. */
  empty: {
    username: 'Username is required',
    email: 'E-mail address is required',
    password: 'Password is required',
  },
  google: {
    or: 'or',
    signingIn: 'Signing in with Google…',
    unavailable: 'Google sign-in could not be loaded. You can go on without it.',
    taken: 'To use Google here, first sign in with your password and confirm your e-mail address.',
  },
  checklist: {
    username: 'The username needs:',
    password: 'The password needs:',
    usernameLength: '3 to 20 characters',
    usernameCharacters: 'only letters, numbers and underscores',
    passwordLength: 'at least 6 characters',
    passwordUppercase: 'an uppercase letter',
    passwordNumber: 'a number',
    met: 'done',
    unmet: 'missing',
  },
  panel: {
    quote: 'I have teeth but never bite. I turn, and doors give way. What am I?',
    answer: 'The answer turns in its lock: the key.',
  },
}
