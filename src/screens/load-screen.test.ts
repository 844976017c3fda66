import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadScreen, type ReloadMemory, SCREEN_LOAD_MS } from './load-screen';

function memoryOf(kept: string | null): ReloadMemory & { kept: string | null } {
  return {
    kept,
    read() {
      return this.kept;
    },
    write(key) {
      this.kept = key;
      return true;
    },
  };
}

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('loading the code of a screen', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('does not give the page up without network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const memory = memoryOf(null);
    const reload = vi.fn();
    await expect(loadScreen('home', broken, memory, reload)).rejects.toThrow(
      'Loading chunk failed',
    );
    expect(reload).not.toHaveBeenCalled();
    expect(memory.kept).toBeNull();
  });

  it('reloads the page once, then throws', async () => {
    const memory = memoryOf(null);
    const reload = vi.fn();
    void loadScreen('home', broken, memory, reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(loadScreen('home', broken, memory, reload)).rejects.toThrow(
      'Loading chunk failed',
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('forgets the reload once the screen has loaded', async () => {
    const memory = memoryOf('home');
    expect(await loadScreen('home', async () => 'screen', memory, vi.fn())).toBe('screen');
    expect(memory.kept).toBeNull();
  });

  it('never reloads where that cannot be remembered', async () => {
    const reload = vi.fn();
    const forgetful = { read: () => null, write: () => false };
    await expect(loadScreen('home', broken, forgetful, reload)).rejects.toThrow(
      'Loading chunk failed',
    );
    expect(reload).not.toHaveBeenCalled();
  });

  it('names a missing style sheet', async () => {
    const noStyles = () => Promise.reject(new Error('Unable to preload CSS for /assets/a.css'));
    await expect(loadScreen('a', noStyles, memoryOf('a'), vi.fn())).rejects.toThrow(
      'Loading CSS chunk failed',
    );
  });

  it('gives up after the longest time a screen may take', async () => {
    vi.useFakeTimers();
    const loading = loadScreen('a', () => new Promise(() => undefined), memoryOf('a'), vi.fn());
    const outcome = expect(loading).rejects.toThrow('Loading chunk failed');
    await vi.advanceTimersByTimeAsync(SCREEN_LOAD_MS);
    await outcome;
  });
});
