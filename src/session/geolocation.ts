import { sessions } from '@contract/identity/auth';
import { call } from '@portal/api/call';
import { session } from './portal-session';
import { saveLog } from './save-log';

/**
 * Sends the server the session's location, once for each session. The browser may ask, never
 * answer, or be refused: nothing waits for it.
 */
export function registerLocation(): void {
  const { locationRegistered, extended } = session.state();
  if (locationRegistered || extended || !('geolocation' in navigator)) return;
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => void send(coords.latitude, coords.longitude),
    () => undefined,
    { enableHighAccuracy: true, timeout: Number.POSITIVE_INFINITY, maximumAge: 0 },
  );
}

async function send(latitude: number, longitude: number): Promise<void> {
  const place = { latitude: String(latitude), longitude: String(longitude) };
  session.setGeolocation(place, false);
  try {
    await call(sessions.registerLocation, { body: { latitude, longitude } });
    session.setGeolocation(place, true);
    saveLog('location_registered');
  } catch {
    // A server that does not keep locations loses nothing else by it.
  }
}
