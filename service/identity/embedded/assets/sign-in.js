// What the sign-in page gains by script. Without it everything still works, only less comfortably.
const form = document.querySelector('form[data-sign-in]');
const submit = form?.querySelector('button[type=submit]');

form?.addEventListener('submit', (event) => {
  if (!submit || submit.hasAttribute('aria-disabled')) return event.preventDefault();
  submit.setAttribute('aria-disabled', 'true');
  submit.textContent = submit.getAttribute('data-working');
});

// Coming back by the browser's Back button must find the button usable again.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

for (const button of document.querySelectorAll('button[data-username]')) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    fill('username', button.dataset.username);
    fill('password', button.dataset.password);
    if (submit instanceof HTMLButtonElement) submit.focus();
  });
}

/** @param {string} name @param {string | undefined} value */
function fill(name, value) {
  const input = form?.querySelector(`input[name=${name}]`);
  if (input instanceof HTMLInputElement) input.value = value ?? '';
}
