import { besideHref } from '@contract/kernel/beside';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BesideLink, useBeside } from './Beside';

const drawn = (address: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Opened />
      <BesideLink id="8">Un correo</BesideLink>
    </MemoryRouter>,
  );

const Opened = () => <output>{useBeside().id ?? 'ninguno'}</output>;

const read = (address: string) => {
  const [, opened, href] = /<output>(.*)<\/output>.*href="([^"]*)"/.exec(drawn(address)) ?? [];
  return { opened, href: href?.replaceAll('&amp;', '&') };
};

it('a record beside its list has an address of its own, narrowed as the list is', () => {
  expect(read('/backoffice/correos?status=failed&cursor=a&cursor=b')).toEqual({
    opened: 'ninguno',
    href: '/backoffice/correos?status=failed&cursor=a&cursor=b&open=8',
  });
  expect(read('/backoffice/correos?open=7&status=failed')).toEqual({
    opened: '7',
    href: '/backoffice/correos?open=8&status=failed',
  });
});

it('other pages lead to it', () => {
  expect(read(besideHref('mailList', '8'))).toEqual({
    opened: '8',
    href: '/backoffice/correos?open=8',
  });
  expect(read('/backoffice/correos?open=').opened).toBe('ninguno');
});
